import { useEffect, useRef, useState } from 'react'
import { playerAt } from '../../kit/table'
import { useNever } from './plan'

const tumbling = 420
const faces = 4
const standing = 1800

/** The number a die shows while it tumbles: three faces, then the result. */
export function useTumble(value: number, roll: number): { shown: number; rolling: boolean } {
  const [step, setStep] = useState(0)
  const seen = useRef(roll)
  useEffect(() => {
    if (seen.current === roll) return
    seen.current = roll
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    setStep(3)
    const timer = setInterval(() => setStep((now) => Math.max(0, now - 1)), tumbling / 3)
    const end = setTimeout(() => clearInterval(timer), tumbling + 50)
    return () => {
      clearInterval(timer)
      clearTimeout(end)
      setStep(0)
    }
  }, [roll])
  return { shown: step === 0 ? value : ((value + step - 1) % faces) + 1, rolling: step > 0 }
}

interface DieProps {
  readonly value: number
  /** Counts rolls: a new number is a new roll. */
  readonly roll: number
  readonly large?: boolean
}

/** A four-sided die that is seen to roll. */
export function Die({ value, roll, large = false }: DieProps) {
  const { shown, rolling } = useTumble(value, roll)
  return (
    <span
      className={`bigdie${large ? ' large' : ''}${rolling ? ' rolling' : ''}`}
      role="img"
      aria-label={`Die: ${value}`}
    >
      <b aria-hidden="true">{shown}</b>
    </span>
  )
}

/** A die that was rolled just now and decided at once, so that it is seen all the same. */
export function RolledDie() {
  const table = useNever()
  const { roll, pending } = table.view
  const [seen, setSeen] = useState(roll?.n ?? 0)
  const open = pending[0]?.kind === 'die'
  const fresh = roll !== null && roll.n !== seen
  useEffect(() => {
    if (!fresh || open) return
    const timer = setTimeout(() => setSeen(roll.n), standing)
    return () => clearTimeout(timer)
  }, [fresh, open, roll])
  if (!roll || (!fresh && !open)) return null
  const who = roll.player === 'bot' ? 'The bot' : playerAt(table, roll.player).name
  return (
    <div className="onmap" role="status">
      <Die value={roll.value} roll={roll.n} />
      <span>
        {who} rolled {roll.value}
      </span>
    </div>
  )
}
