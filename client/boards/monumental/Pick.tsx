import { civilizations } from '../../../games/monumental/data/civilizations'
import { Explained } from '../../kit/chips'
import { Press } from '../../kit/Press'
import { ZoneHead } from '../../kit/pieces'
import { Act } from '../../kit/status'
import { cardWords } from './describe'
import { civName, whoIs } from './names'
import { Emblem } from './Picture'
import { useMonumental } from './plan'
import { printedOn } from './printed'

/** Before the first turn: everybody takes a civilization. */
export function Pick() {
  const table = useMonumental()
  const { view, mayAct } = table
  const takenBy = (civ: string) => Object.keys(view.players).find((player) => view.players[player]?.civ === civ)
  return (
    <section className="zone pick" id="mine" aria-label="Civilizations">
      <ZoneHead title="Civilizations" note={mayAct ? 'choose one' : `${whoIs(table, view.current).name} is choosing`} />
      <ul>
        {civilizations.map((civ) => {
          const owner = takenBy(civ.id)
          const refusal = mayAct ? table.ask('chooseCivilization', civ.id) : null
          const may = mayAct && !refusal
          const play = () => table.play('chooseCivilization', civ.id)
          return (
            <li key={civ.id} className={owner ? 'civ taken' : may ? 'civ open' : 'civ'}>
              <Press
                className="civb"
                click={mayAct ? { does: 'Play', glow: 'legal', refusal, run: play } : null}
                words={refusal ? undefined : `Play the ${civ.name}`}
                reached
              >
                <span className="wi">
                  <Emblem civ={civ.id} />
                </span>
                <b className="display">{civ.name}</b>
                <small>{owner ? `played by ${whoIs(table, owner).name}` : `led by ${civ.warlord.name}`}</small>
              </Press>
              <p>{printedOn(civ.warlord.id).words}</p>
              <p className="chips">
                {[civ.special, civ.knowledge, ...civ.policies].map(({ id, name }) => (
                  <Explained key={id} className={`chip k-${printedOn(id).kind} kind`} tip={cardWords(id)}>
                    {name}
                  </Explained>
                ))}
              </p>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** The same choice in the line that says what is expected. */
export function PickChoices() {
  const table = useMonumental()
  return table
    .choices('chooseCivilization')
    .map(([civ]) => (
      <Act
        key={String(civ)}
        icon={<Emblem civ={String(civ)} />}
        label={civName(String(civ))}
        onClick={() => table.play('chooseCivilization', civ)}
      />
    ))
}
