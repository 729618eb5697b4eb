import { useEffect, useRef } from 'react'
import * as v from 'valibot'
import turnIcon from '../app/favicon-turn.svg'
import { useTitle } from '../app/page'
import { createStore, useStore } from '../kit/store'

/** Both are off until somebody asks for them. */
export const sound = createStore<boolean>('monumenta.sound', v.boolean(), false)
export const notices = createStore<boolean>('monumenta.notices', v.boolean(), false)

export const useSound = (): boolean => useStore(sound)
export const useNotices = (): boolean => useStore(notices)

export const toggleSound = (): void => {
  sound.set((on) => !on)
  if (sound.get()) chime()
}

/** Asks the browser for permission first; says whether it was given. */
export async function toggleNotices(): Promise<boolean> {
  if (notices.get() || typeof Notification === 'undefined') {
    notices.set(() => false)
    return false
  }
  const answer = await Notification.requestPermission()
  notices.set(() => answer === 'granted')
  return answer === 'granted'
}

/** Two soft notes, a fifth apart. */
export function chime(): void {
  try {
    const audio = new AudioContext()
    for (const [i, pitch] of [523.25, 783.99].entries()) strike(audio, pitch, audio.currentTime + i * 0.14)
    setTimeout(() => void audio.close(), 1500)
  } catch {
    // A browser may not let a page sound before the first click.
  }
}

function strike(audio: AudioContext, pitch: number, at: number): void {
  const note = audio.createOscillator()
  const volume = audio.createGain()
  note.frequency.value = pitch
  note.type = 'sine'
  volume.gain.setValueAtTime(0, at)
  volume.gain.linearRampToValueAtTime(0.12, at + 0.02)
  volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.7)
  note.connect(volume).connect(audio.destination)
  note.start(at)
  note.stop(at + 0.75)
}

interface Call {
  /** The person at this screen is expected to act. */
  readonly yourTurn: boolean
  readonly game: string
  /** For the page title when it is not your turn. */
  readonly state: string
}

/** Makes it obvious whose turn it is, also from another tab. */
export function useAttention({ yourTurn, game, state }: Call): void {
  useTitle(yourTurn ? `Your turn · ${game}` : `${state} · ${game}`)
  useTurnIcon(yourTurn)
  const before = useRef(yourTurn)
  useEffect(() => {
    if (yourTurn && !before.current) call(game)
    before.current = yourTurn
  }, [yourTurn, game])
}

function useTurnIcon(yourTurn: boolean): void {
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
    const usual = link?.href
    if (!yourTurn || !link || !usual) return
    link.href = turnIcon
    return () => {
      link.href = usual
    }
  }, [yourTurn])
}

function call(game: string): void {
  if (sound.get()) chime()
  if (!notices.get() || !document.hidden || typeof Notification === 'undefined') return
  try {
    const notice = new Notification('Your turn', { body: game, tag: `monumenta-${game}` })
    notice.onclick = () => {
      focus()
      notice.close()
    }
  } catch {
    // Some phones allow notices from service workers only.
  }
}
