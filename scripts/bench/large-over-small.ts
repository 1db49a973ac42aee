import { ms, type Row } from '@socai/engine/bench/table'

type Work = (client: number, turn: number) => Promise<unknown>

const WARM_UP_TURNS = 10
const MOST = 1.5

/** The middle times of the same work in two companies, turn by turn so that both meet the same machine; a gate. */
export const largeOverSmall = async (small: Work, large: Work, turns: number): Promise<Omit<Row, 'work'>> => {
  const times = { small: [] as number[], large: [] as number[] }
  for (let turn = 0; turn < WARM_UP_TURNS + turns; turn++)
    for (const [size, work] of [
      ['small', small],
      ['large', large],
    ] as const) {
      const began = performance.now()
      await work(0, turn)
      if (turn >= WARM_UP_TURNS) times[size].push(performance.now() - began)
    }
  const [few, many] = [middleOf(times.small), middleOf(times.large)]
  const ratio = many / few
  return {
    figure: `${ratio.toFixed(2)} x (p50 ${ms(many)})`,
    floor: `small: p50 ${ms(few)}`,
    goal: `<= ${MOST} x`,
    met: ratio <= MOST,
    gate: true,
    value: ratio,
  }
}

const middleOf = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0
