import * as v from 'valibot'
import type { Lesson } from '../../games/kit/lesson'
import { createStore } from '../kit/store'

const files = import.meta.glob<{ lesson: Lesson }>(['../../games/*/lesson.ts', '!../../games/kit/lesson.ts'])

/** The guided first game of a title; nothing if it has none. */
export const loadLesson = async (game: string): Promise<Lesson | undefined> =>
  (await files[`../../games/${game}/lesson.ts`]?.())?.lesson

export const hasLesson = (game: string): boolean => Object.hasOwn(files, `../../games/${game}/lesson.ts`)

const placeShape = v.object({ version: v.number(), step: v.pipe(v.number(), v.integer(), v.minValue(0)) })

/** How far each lesson has come on this device, and by which version of the rules. */
const places = createStore('monumenta.lessons', v.record(v.string(), placeShape), {})

/** Where the lesson goes on: at its beginning when the rules, and so perhaps the lesson, are no longer the same. */
export function placeIn(game: string, version: number, { steps }: Lesson): number {
  const place = places.get()[game]
  return place?.version === version && place.step < steps.length ? place.step : 0
}

export const keepPlace = (game: string, version: number, step: number): void =>
  places.set((now) => ({ ...now, [game]: { version, step } }))
