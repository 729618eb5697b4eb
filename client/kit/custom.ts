import type { ComponentType } from 'react'

/** A field for an option that only its game can draw. */
export interface CustomFieldProps {
  readonly value: unknown
  readonly onChange: (value: unknown) => void
  readonly players: number
}

/** What a game's folder under client/boards may export from `custom-fields.tsx`: a field for an option, by its name. */
export interface CustomFields {
  readonly fields: Readonly<Record<string, ComponentType<CustomFieldProps>>>
}
