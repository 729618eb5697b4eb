import { civilizations } from '../../../games/monumental/data/civilizations'
import { Act } from '../../kit/status'
import { Tip } from '../../kit/Tip'
import { cardWords, civName, faceOf } from './face'
import { Emblem } from './Picture'
import { type Props, whoIs } from './plan'

/** Before the first turn: everybody takes a civilization. */
export function Pick({ table }: Pick<Props, 'table'>) {
  const { view, mayAct } = table
  const takenBy = (civ: string) => Object.keys(view.players).find((player) => view.players[player]?.civ === civ)
  return (
    <section className="zone pick" id="mine" aria-label="Civilizations">
      <div className="zt">
        <h2 className="display">Civilizations</h2>
        <small>{mayAct ? 'choose one' : `${whoIs(table, view.current).name} is choosing`}</small>
      </div>
      <ul>
        {civilizations.map((civ) => {
          const owner = takenBy(civ.id)
          const refusal = mayAct ? table.ask('chooseCivilization', civ.id) : null
          const may = mayAct && !refusal
          return (
            <li key={civ.id} className={owner ? 'civ taken' : may ? 'civ open' : 'civ'}>
              <Tip tip={refusal?.because ?? `Play the ${civ.name}`} clause={refusal?.clause || undefined} spoken>
                <button
                  type="button"
                  className={may ? 'civb legal' : 'civb'}
                  aria-disabled={may ? undefined : true}
                  onClick={may ? () => table.play('chooseCivilization', civ.id) : undefined}
                >
                  <span className="wi">
                    <Emblem civ={civ.id} />
                  </span>
                  <b className="display">{civ.name}</b>
                  <small>{owner ? `played by ${whoIs(table, owner).name}` : `led by ${civ.warlord.name}`}</small>
                </button>
              </Tip>
              <p>{faceOf(civ.warlord.id).words}</p>
              <p className="chips">
                {[civ.special, civ.knowledge, ...civ.policies].map(({ id, name }) => (
                  <Tip key={id} tip={cardWords(id)}>
                    <button type="button" className={`chip k-${faceOf(id).kind} kind`}>
                      {name}
                    </button>
                  </Tip>
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
export function PickChoices({ table }: Pick<Props, 'table'>) {
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
