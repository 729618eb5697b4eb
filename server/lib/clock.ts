/** The time of day as it was at the start and as it went on since: nobody can set this clock while the house is open. */
export const steadyNow = (): number => Math.round(performance.timeOrigin + performance.now())
