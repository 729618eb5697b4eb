import { useEffect, useState } from 'react'
import type { CustomFields } from '../kit/custom'

/** What a game brings along for its own options, loaded when one of them is asked for. */
const ownFields = import.meta.glob<CustomFields>('../boards/*/custom-fields.tsx')

const none: CustomFields = { fields: {} }

/** A game's own fields, as soon as they are there; none if it has none. */
export function useOwnFields(game: string): CustomFields | 'coming' {
  const load = ownFields[`../boards/${game}/custom-fields.tsx`]
  const [own, setOwn] = useState<CustomFields | 'coming'>(load ? 'coming' : none)
  useEffect(() => {
    load?.().then(setOwn, () => setOwn(none))
  }, [load])
  return own
}
