import { cashDifference, countedOf } from '@shared/areas/money/rules/cash-count'
import type { DayClose, DayClosePatch } from '@shared/areas/money/services/dayCloses'
import type { Day } from '@shared/foundation/days/days'
import { useCallback, useEffect, useRef, useState } from 'react'
import { api } from '../../../api/api'
import { isReadable, piecesOf, type NotesTyped } from '../parts/cash-notes/cash-notes'

/** What stands in the fields. */
export interface Counting extends NotesTyped {
  readonly reason: string
}

const SAVE_MS = 700

const readOf = (close: DayClose | undefined): Counting => ({
  notes: Object.fromEntries(close?.pieces.map(({ value, count }) => [value, count]) ?? []),
  other: close?.other || null,
  reason: close?.reason ?? '',
})

/** What is sent of the fields. */
const sentOf = ({ notes, other, reason }: Counting): Pick<DayClosePatch, 'pieces' | 'other' | 'reason'> => ({
  pieces: piecesOf(notes),
  other: other ?? 0,
  reason,
})

/** The count that stands: what this screen wrote last may be newer than what is known live; one that was called off stands no more. */
const standing = (stored: DayClose | undefined, own: DayClose | undefined): DayClose | undefined => {
  const isOther = stored && own && stored._id !== own._id
  const latest = isOther
    ? own.status !== 'cancelled' && own.created > stored.created
      ? own
      : stored
    : !stored || (own && own.rev > stored.rev)
      ? own
      : stored
  return latest?.status === 'cancelled' ? undefined : latest
}

/**
 * A count being typed: what is typed is kept by itself a moment later, so that it can be gone on with elsewhere; signing sends all at once.
 * @param stored the count that stands, as it is known live
 */
export const useCashCount = ({
  day,
  label,
  stored,
}: {
  readonly day: Day
  readonly label: string
  readonly stored: DayClose | undefined
}) => {
  const [draft, setDraft] = useState<Counting | null>(null)
  const [own, setOwn] = useState<DayClose>()
  const [failure, setFailure] = useState<unknown>(null)
  const [create] = api.dayCloses.useCreate()
  const [patch] = api.dayCloses.usePatch()
  const close = standing(stored, own)
  const id = useRef<string | null>(null)
  const latest = useRef<Counting | null>(null)
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  useEffect(() => {
    id.current = close?._id ?? null
    latest.current = draft
  })

  /** Sends one after the other, so that the last word stays. */
  const inLine = useCallback(<T>(send: () => Promise<T>): Promise<T> => {
    const sent = queue.current.then(send, send)
    queue.current = sent.catch(() => undefined)
    return sent
  }, [])
  const send = useCallback(
    async (data: DayClosePatch): Promise<DayClose> => {
      const saved =
        id.current === null ? await create({ day, label, ...sentOnly(data) }).unwrap() : await patch({ id: id.current, data }).unwrap()
      id.current = saved._id
      setOwn(saved)
      return saved
    },
    [create, patch, day, label],
  )
  useEffect(() => {
    if (!draft || !isReadable(draft)) return
    const timer = setTimeout(() => {
      inLine(() => send(sentOf(draft))).then(
        () => {
          setFailure(null)
          if (latest.current === draft) setDraft(null)
        },
        (thrown: unknown) => setFailure(thrown),
      )
    }, SAVE_MS)
    return () => clearTimeout(timer)
  }, [draft, inLine, send])

  const counting = draft ?? readOf(close)
  const readable = isReadable(counting)
  const { pieces = [], other = 0 } = readable ? sentOf(counting) : {}
  const counted = close && close.status !== 'open' ? close.counted : countedOf(pieces, other)
  return {
    close,
    counting,
    change: (part: Partial<Counting>) => setDraft({ ...counting, ...part }),
    counted,
    notes: pieces.reduce((sum, { count }) => sum + count, 0),
    isReadable: readable,
    isBegun: close !== undefined || draft !== null,
    isSaving: draft !== null && failure === null,
    failure,
    differenceTo: (balance: number) => close?.difference ?? cashDifference(counted, balance),
    /** @throws what the server says */
    sign: async (expected: number): Promise<DayClose> => {
      const sent = sentOf(counting)
      return inLine(async () => {
        if (id.current === null) await send(sent)
        const saved = await send({ ...sent, status: 'signed', expected: expected as never })
        setDraft(null)
        setFailure(null)
        return saved
      })
    },
    /** @throws what the server says */
    takeBack: async (takenBackReason: string): Promise<DayClose> => {
      const saved = await inLine(() => send({ status: 'cancelled', ...(takenBackReason ? { takenBackReason } : {}) }))
      id.current = null
      setDraft(null)
      return saved
    },
  }
}

/** What a new count takes of a change. */
const sentOnly = ({ pieces, other, reason }: DayClosePatch): Pick<DayClosePatch, 'pieces' | 'other' | 'reason'> => ({
  ...(pieces ? { pieces } : {}),
  ...(other === undefined ? {} : { other }),
  ...(reason ? { reason } : {}),
})

export type CashCount = ReturnType<typeof useCashCount>
