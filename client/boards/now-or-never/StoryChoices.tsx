import { Act } from '../../kit/status'
import { asksFor, chanceInShort } from './chances'
import { Icon } from './pictures'
import { useNever } from './plan'

const icons = { skill: 'die', combat: 'fight', decision: 'storybook' } as const

/** The choices of the open page; the page itself has them, too, with all their words. */
export default function StoryChoices() {
  const table = useNever()
  const { view, seat } = table
  const open = view.story?.open
  if (!open || seat === null) return null
  return open.choices.map((choice, at) => (
    <Act
      key={choice.label}
      icon={<Icon of={icons[choice.test.kind]} />}
      label={choice.label}
      note={`${asksFor(choice)}: ${chanceInShort(view, seat, choice)}`}
      refusal={table.ask('chooseStory', at)}
      onClick={() => table.play('chooseStory', at)}
    />
  ))
}
