import { lazy, Suspense } from 'react'
import { Route, Switch, useLocation } from 'wouter'
import { ErrorBoundary } from './ErrorBoundary'
import { fontsReady, pageFonts } from './fonts'
import { Loading } from './Loading'

type GameProps = { game: string }

/** A page and the fonts it is written in. */
async function written<Page>(page: Promise<Page>): Promise<Page> {
  await fontsReady(pageFonts)
  return page
}

const LobbyPage = lazy(() => written(import('../lobby/LobbyPage')))
const GamePage = lazy(() => written(import('../lobby/GamePage')))
const RulesPage = lazy(() => written(import('../lobby/RulesPage')))
const CardsPage = lazy(() => written(import('../lobby/CardsPage')))
const LessonPage = lazy(() => written(import('../learn/LessonPage')))
const AboutPage = lazy(() => import('./AboutPage'))
const NotFoundPage = lazy(() => import('./NotFoundPage'))

const OnlinePage = lazy(() => import('../table/OnlinePage'))
const LocalPage = lazy(() => import('../table/LocalPage'))
const SeriesPage = lazy(() => import('../series/SeriesPage'))
const LocalSeriesPage = lazy(() => import('../series/LocalSeriesPage'))

export function App() {
  const [path] = useLocation()
  return (
    <>
      <a className="skip" href="#main">
        Skip to the content
      </a>
      <ErrorBoundary key={path}>
        <Suspense fallback={<Loading />}>
          <Switch>
            <Route path="/">
              <LobbyPage />
            </Route>
            <Route path="/game/:game">{({ game }: GameProps) => <GamePage key={game} game={game} />}</Route>
            <Route path="/game/:game/rules">{({ game }: GameProps) => <RulesPage key={game} game={game} />}</Route>
            <Route path="/game/:game/cards">{({ game }: GameProps) => <CardsPage key={game} game={game} />}</Route>
            <Route path="/game/:game/lesson">{({ game }: GameProps) => <LessonPage key={game} game={game} />}</Route>
            <Route path="/match/:game/:id">{({ game, id }) => <OnlinePage key={id} game={game} id={id} />}</Route>
            <Route path="/local/:id">{({ id }) => <LocalPage key={id} id={id} />}</Route>
            <Route path="/series/:game/:id">{({ game, id }) => <SeriesPage key={id} game={game} id={id} />}</Route>
            <Route path="/local-series/:id">{({ id }) => <LocalSeriesPage key={id} id={id} />}</Route>
            <Route path="/about">
              <AboutPage />
            </Route>
            <Route>
              <NotFoundPage />
            </Route>
          </Switch>
        </Suspense>
      </ErrorBoundary>
    </>
  )
}
