import { Fragment, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { DockPart } from '../ui/DockForm/DockForm'
import { Fields } from '../ui/Field/Field'
import { FormError } from '../ui/form/Form'
import { limitsOf, type RecordShape } from './field-limits'
import { fieldsIn, type FieldNode, type FieldSpec } from './field-spec'

interface DrawProps {
  nodes: readonly FieldNode[]
  shape: RecordShape
  labelOf: (field: FieldSpec) => string
  isNew: boolean
  mayWrite: boolean
}

/** Fields as they stand in a part. */
const Drawn = ({ nodes, shape, labelOf, isNew, mayWrite, first }: DrawProps & { first: FieldSpec | undefined }) => {
  const intl = useIntl()
  return nodes.map((node, at) => {
    if (!node) return null
    if ('own' in node) return <Fragment key={at}>{node.own}</Fragment>
    if ('part' in node) return null
    if ('row' in node)
      return (
        <Fields key={at}>
          <Drawn {...{ shape, labelOf, isNew, mayWrite, first }} nodes={node.row} />
        </Fields>
      )
    const { name, path = name, hint } = node
    const limits = path in shape.properties ? limitsOf(shape, path) : undefined
    const input = {
      name,
      label: labelOf(node),
      ...(hint === undefined ? null : { hint: typeof hint === 'string' ? hint : intl.formatMessage(hint) }),
      required: node.required ?? limits?.required ?? false,
      ...(limits?.maxLength === undefined ? null : { maxLength: limits.maxLength }),
      disabled: !mayWrite || (node.disabled ?? false),
      autoFocus: isNew && first?.name === name,
    }
    return <Fragment key={name}>{node.input(input)}</Fragment>
  })
}

interface FieldsPiece {
  readonly title?: string
  readonly nodes: readonly FieldNode[]
  /** Gathered from fields that stand in no part. */
  readonly isLoose: boolean
}

type Piece = FieldsPiece | { readonly own: ReactNode }

/** Parts as they are given, and fields that stand in none gathered into one. */
const piecesOf = (nodes: readonly FieldNode[]): Piece[] => {
  const pieces: (Piece & { nodes?: FieldNode[] })[] = []
  for (const node of nodes) {
    if (!node) continue
    const last = pieces.at(-1)
    if ('own' in node) pieces.push(node)
    else if ('part' in node) pieces.push({ ...node, nodes: [...node.part], isLoose: false })
    else if (last?.nodes && 'isLoose' in last && last.isLoose) last.nodes.push(node)
    else pieces.push({ nodes: [node], isLoose: true })
  }
  return pieces
}

export const DockParts = (props: DrawProps) => {
  const pieces = piecesOf(props.nodes)
  const first = fieldsIn(props.nodes).find(({ isTyped = true }) => isTyped)
  const head = pieces.findIndex((piece) => 'nodes' in piece)
  return pieces.map((piece, at) =>
    'own' in piece ? (
      <Fragment key={at}>{piece.own}</Fragment>
    ) : (
      <DockPart key={at} {...(piece.title === undefined ? null : { title: piece.title })}>
        {at === head && <FormError />}
        <Drawn {...props} nodes={piece.nodes} first={first} />
      </DockPart>
    ),
  )
}
