import type { ColumnNode } from './columns'
import type { PhoneCells } from './list-options'

/** A row of plain columns on a phone. */
export const plainPhone = <R extends { readonly _id: string }>(nodes: readonly ColumnNode<R>[], row: R): PhoneCells => {
  const plain = nodes.flatMap((node) => (node && 'column' in node ? [node] : []))
  const [name] = plain
  const figure = plain.find(({ isFigure }) => isFigure)
  const about = plain.slice(1).find(({ isFigure }) => !isFigure)
  const first = name?.phone(row)
  return {
    name: first?.first,
    about: <span className="cut">{first?.second || about?.phone(row).first}</span>,
    ...(figure && { amount: figure.phone(row).first }),
  }
}
