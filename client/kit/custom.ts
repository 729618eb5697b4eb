import type { ComponentType } from 'react'

/** A field for an option that only its game can draw. */
export interface CustomFieldProps {
  readonly value: unknown
  readonly onChange: (value: unknown) => void
  readonly players: number
}

/** A text to take home and change. */
export interface Model {
  readonly label: string
  readonly name: string
  readonly text: string
}

/** What a game knows of a kind of file. */
export interface FileReader {
  /** What is wrong with this text, each with its line. */
  readonly problems: (text: string) => readonly string[]
  readonly models: readonly Model[]
}

/** What a game's folder under client/boards may export from `custom-fields.tsx`, by the name of the option. */
export interface CustomFields {
  readonly fields: Readonly<Record<string, ComponentType<CustomFieldProps>>>
  readonly files?: Readonly<Record<string, FileReader>>
}
