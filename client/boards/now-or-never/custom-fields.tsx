import sample from '../../../games/now-or-never/story/book/sample/chapter.md?raw'
import format from '../../../games/now-or-never/story/FORMAT.md?raw'
import { readOwn } from '../../../games/now-or-never/story/own'
import type { CustomFields } from '../../kit/custom'

export const fields: CustomFields['fields'] = {}

export const files: NonNullable<CustomFields['files']> = {
  storyData: {
    problems: (text) => readOwn(text).problems,
    models: [
      { label: 'How a book is written', name: 'how-a-book-is-written.md', text: format },
      { label: 'A short book to begin with', name: 'book.md', text: sample },
    ],
  },
}
