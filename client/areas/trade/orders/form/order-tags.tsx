import { useFormikContext } from 'formik'
import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import type { TradeGroup } from '@shared/foundation/documents/order-kinds'
import { useWorkspace } from '../../../../api/session/use-workspace'
import { api } from '../../../../api/api'
import { fold } from '@shared/foundation/text/fold'
import { tagAddress } from '../../../../components/order-address'
import { OrderTag } from '../../../../components/words/word-tags'
import { useShortcut } from '../../../../lib/use-shortcut'
import { Button } from '../../../../ui/Button/Button'
import { IconButton } from '../../../../ui/IconButton/IconButton'
import { Picker, type PickerOption } from '../../../../ui/Picker/Picker'
import { toastError } from '../../../../ui/Toasts/Toasts'
import { failureOf } from '../../../../ui/form/form-error'
import { formMessages as m } from '../messages'
import type { OrderValues } from './order-values'

/** The tags of an order, from those of the workspace; a new word becomes one of them. */
export const OrderTags = ({ group }: { group: TradeGroup }) => {
  const intl = useIntl()
  const workspace = useWorkspace()
  const [patchWorkspace] = api.workspaces.usePatch()
  const { values, setFieldValue } = useFormikContext<OrderValues>()
  const [choosing, setChoosing] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  useShortcut('t', () => setChoosing(true))
  useEffect(() => {
    if (!choosing) return
    input.current?.focus()
    input.current?.click()
  }, [choosing])

  const known = workspace?.opts.orderTags ?? []
  const put = (tags: string[]): void => void setFieldValue('tags', tags)
  const add = (tag: string): void => {
    if (!values.tags.includes(tag)) put([...values.tags, tag])
    setChoosing(false)
  }
  const create = async (text: string): Promise<void> => {
    const same = known.find((tag) => fold(tag) === fold(text))
    if (same || !workspace) return add(same ?? text)
    try {
      await patchWorkspace({ id: workspace._id, data: { opts: { orderTags: [...known, text] } } }).unwrap()
      add(text)
    } catch (thrown) {
      toastError(failureOf(thrown).message)
    }
  }
  const search = (text: string): Promise<PickerOption<string>[]> =>
    Promise.resolve(
      known
        .filter((tag) => !values.tags.includes(tag) && fold(tag).includes(fold(text.trim())))
        .map((tag) => ({ value: tag, label: tag, mark: <OrderTag>{tag}</OrderTag>, data: tag })),
    )

  return (
    <div className="order-tags">
      {values.tags.map((tag) => (
        <span key={tag} className="order-tags__tag">
          <Link className="order-tag-link" to={tagAddress(group, tag)}>
            <OrderTag box>{tag}</OrderTag>
          </Link>
          <IconButton
            size="s"
            icon="close"
            iconSize={11}
            label={intl.formatMessage(m.removeTag, { tag })}
            onClick={() => put(values.tags.filter((one) => one !== tag))}
          />
        </span>
      ))}
      {choosing ? (
        <span className="order-tags__picker">
          <Picker<string>
            label={intl.formatMessage(m.addTag)}
            inputRef={input}
            value={null}
            onChange={(option) => option && add(option.data)}
            search={search}
            createLabel={(text) => intl.formatMessage(m.newTag, { text })}
            onCreate={(text) => void create(text)}
          />
          <IconButton size="s" icon="close" iconSize={12} label={intl.formatMessage(m.leaveDrop)} onClick={() => setChoosing(false)} />
        </span>
      ) : (
        <Button kind="link" size="s" icon="plus" kbd="T" onClick={() => setChoosing(true)}>
          {intl.formatMessage(m.addTag)}
        </Button>
      )}
    </div>
  )
}
