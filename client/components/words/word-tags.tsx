import { useWorkspace } from '../../api/session/use-workspace'
import { Tag } from '../../ui/Tag/Tag'

interface WordTagProps {
  children: string
  box?: boolean
}

/** A tag of orders in the colour the workspace gave it. */
export const OrderTag = ({ children, box = false }: WordTagProps) => (
  <Tag box={box} color={useWorkspace()?.opts.tagColors?.[children]}>
    {children}
  </Tag>
)

/** A label of funds in the colour the workspace gave it. */
export const FundLabel = ({ children, box = false }: WordTagProps) => (
  <Tag box={box} color={useWorkspace()?.opts.labelColors?.[children]}>
    {children}
  </Tag>
)
