import type { ImportPatch, ImportRecord } from '@shared/areas/imports/services/imports'
import { useMemo, useRef, useState } from 'react'
import { isApiError } from '../../api/api-error'
import { api } from '../../api/api'
import type { SheetWrite } from '../../components/sheet-grid/sheet-types'
import { toastError } from '../../ui/Toasts/Toasts'

export type RowFilter = 'all' | 'faulty' | 'changed' | 'fine' | 'skipped'
export const ROW_FILTERS: readonly RowFilter[] = ['all', 'faulty', 'changed', 'fine', 'skipped']

export interface SheetRow {
  readonly row: number
  readonly cells: readonly (string | number | null)[]
}

const keyOf = (row: number, at: number): string => `${row} ${at}`

/** The dry run of one sheet: its rows with what was just typed, its faults by cell, and what changes them. Changes are sent one after the other. */
export const useDryRun = (record: ImportRecord) => {
  const read = api.imports.useReport('rows', { importId: record._id })
  const [patch] = api.imports.usePatch()
  const [typed, setTyped] = useState<ReadonlyMap<string, string>>(new Map())
  const [saving, setSaving] = useState(0)
  const last = useRef<Promise<unknown>>(Promise.resolve())
  const skipped = useMemo(() => new Set(record.skipped), [record.skipped])
  const faults = useMemo(
    () =>
      new Map(
        record.faults.map(({ row, column, message }) => [
          keyOf(
            row,
            Math.max(
              0,
              record.columns.findIndex((each) => each.column === column || each.head === column),
            ),
          ),
          message,
        ]),
      ),
    [record.faults, record.columns],
  )
  const faultyRows = useMemo(() => new Set(record.faults.map(({ row }) => row)), [record.faults])
  const changes = useMemo(
    () =>
      new Map(
        (record.differences ?? []).map(({ row, column, before }) => [
          keyOf(
            row,
            record.columns.findIndex((each) => each.column === column),
          ),
          before ?? '',
        ]),
      ),
    [record.differences, record.columns],
  )
  const changedRows = useMemo(() => new Set(record.differences?.map(({ row }) => row)), [record.differences])
  const rows = useMemo(
    () => read.data?.data.map(({ row, cells }): SheetRow => ({ row, cells: cells.map((cell, at) => typed.get(keyOf(row, at)) ?? cell) })),
    [read.data, typed],
  )
  const send = (data: ImportPatch): void => {
    setSaving((count) => count + 1)
    last.current = last.current
      .then(() => patch({ id: record._id, data }).unwrap())
      .catch((thrown: unknown) => {
        if (isApiError(thrown)) toastError(thrown.message)
      })
      .finally(() => setSaving((count) => count - 1))
  }
  const write = (writes: readonly SheetWrite[]): void => {
    const cells = writes.flatMap(({ rowKey, column, text }) => {
      const at = Number(column)
      const head = record.columns[at]?.head
      return head === undefined ? [] : [{ row: Number(rowKey), at, head, text }]
    })
    setTyped((before) => new Map([...before, ...cells.map(({ row, at, text }) => [keyOf(row, at), text] as const)]))
    send({ changes: cells.map(({ row, head, text }) => ({ row, column: head, value: text === '' ? null : text })) })
  }
  return {
    read,
    rows,
    saving: saving > 0,
    skipped,
    faultyRows,
    faultAt: (row: number, at: number): string | undefined => faults.get(keyOf(row, at)),
    /** What the record of a row says where its cell says otherwise; empty for nothing. */
    beforeAt: (row: number, at: number): string | number | undefined => changes.get(keyOf(row, at)),
    changedRows,
    write,
    send,
    fits: ({ row }: SheetRow, filter: RowFilter): boolean =>
      filter === 'all' ||
      (filter === 'changed' && changedRows.has(row)) ||
      (filter !== 'changed' &&
        (filter === 'skipped' ? skipped.has(row) : !skipped.has(row) && faultyRows.has(row) === (filter === 'faulty'))),
  }
}
