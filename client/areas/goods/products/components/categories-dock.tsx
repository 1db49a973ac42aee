import { categories as declaration, type ProductGroup } from '@shared/areas/goods/services/categories'
import type { RecordOf } from '@shared/registry/service-types'
import { useRef, useState, type KeyboardEvent } from 'react'
import { useIntl } from 'react-intl'
import { isApiError } from '../../../../api/api-error'
import { api } from '../../../../api/api'
import { useUndo } from '../../../../components/undo/use-undo'
import { useFocusKept } from '../../../../lib/use-focus-kept'
import { limitsOf, newRecordShape } from '../../../../resource/field-limits'
import { Button } from '../../../../ui/Button/Button'
import { DockForm, DockPart } from '../../../../ui/DockForm/DockForm'
import { EmptyState } from '../../../../ui/EmptyState/EmptyState'
import { IconButton } from '../../../../ui/IconButton/IconButton'
import { Select } from '../../../../ui/Select/Select'
import { TextInput } from '../../../../ui/TextInput/TextInput'
import { toastDone, toastError } from '../../../../ui/Toasts/Toasts'
import { vatMessages as vm } from '../../../tax/parts/vat/messages'
import { chosenRate, rateOptions } from '../../../tax/parts/vat/rates'
import { useIsTaxed } from '../../../tax/parts/vat/use-taxes'
import { productMessages as m } from '../messages'

type Category = RecordOf<'categories'>
const nameLength = limitsOf(newRecordShape(declaration), 'name').maxLength
const tell = (thrown: unknown): void => {
  if (isApiError(thrown)) toastError(thrown.message)
}

/** A category by its name, with its rate of VAT where the company has such; the pen, or a press on it, makes it a field that is saved on leaving. */
const CategoryLine = ({ category, isTaxed }: { category: Category; isTaxed: boolean }) => {
  const intl = useIntl()
  const [patch] = api.categories.usePatch()
  const [remove] = api.categories.useRemove()
  const [create] = api.categories.useCreate()
  const undo = useUndo()
  const [typed, setTyped] = useState<string | null>(null)
  const line = useRef<HTMLLIElement>(null)
  const pen = useRef<HTMLButtonElement>(null)
  // The field goes away with the last key.
  const kept = useFocusKept(line, pen)
  const save = (): void => {
    const name = typed?.trim() ?? ''
    setTyped(null)
    if (name === '' || name === category.name) return
    patch({ id: category._id, data: { name, rev: category.rev } })
      .unwrap()
      .then(({ rev }) => {
        const back = { name: category.name, rev }
        undo(intl.formatMessage(m.categoryRenamed, { name }), () => patch({ id: category._id, data: back }).unwrap())
      }, tell)
  }
  const drop = (): void => {
    const { group, name } = category
    remove(category._id)
      .unwrap()
      .then(() => undo(intl.formatMessage(m.categoryRemoved, { name }), () => create({ group, name }).unwrap()), tell)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter') save()
    else if (event.key !== 'Escape') return
    else setTyped(null)
    event.preventDefault()
    event.stopPropagation()
  }
  const label = intl.formatMessage(m.categoryRename, { name: category.name })
  return (
    <li ref={line} {...kept} className="products-category">
      {typed === null ? (
        <>
          <span className="ui-grow">{category.name}</span>
          {isTaxed && (
            <Select
              aria-label={intl.formatMessage(vm.onLine, { item: category.name })}
              options={rateOptions(intl)}
              placeholder={intl.formatMessage(vm.asCompany)}
              value={category.vatRate === undefined ? '' : String(category.vatRate)}
              onChange={(value) => {
                const data = { vatRate: chosenRate(value), rev: category.rev }
                patch({ id: category._id, data }).unwrap().catch(tell)
              }}
            />
          )}
          <IconButton ref={pen} icon="edit" size="s" label={label} onClick={() => setTyped(category.name)} />
          <IconButton icon="trash" size="s" label={intl.formatMessage(m.categoryRemove, { name: category.name })} onClick={drop} />
        </>
      ) : (
        <TextInput
          autoFocus
          aria-label={label}
          value={typed}
          maxLength={nameLength}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={onKeyDown}
          onBlur={save}
        />
      )}
    </li>
  )
}

interface CategoriesDockProps {
  group: ProductGroup
  categories: readonly Category[] | undefined
  onClose: () => void
}

/** The categories of a group: added, renamed in place, and deleted while nothing stands in them. */
export const CategoriesDock = ({ group, categories, onClose }: CategoriesDockProps) => {
  const intl = useIntl()
  const [create, { isLoading }] = api.categories.useCreate()
  const [name, setName] = useState('')
  const isTaxed = useIsTaxed()
  const add = (): void => {
    if (name.trim() === '') return
    create({ group, name: name.trim() })
      .unwrap()
      .then(() => {
        setName('')
        toastDone(intl.formatMessage(m.categoryAdded))
      }, tell)
  }
  return (
    <DockForm title={intl.formatMessage(m.categories)} onClose={onClose}>
      <DockPart>
        <form
          className="products-category"
          onSubmit={(event) => {
            event.preventDefault()
            add()
          }}
        >
          <TextInput
            aria-label={intl.formatMessage(m.categoryNew)}
            placeholder={intl.formatMessage(m.categoryNewHint)}
            value={name}
            maxLength={nameLength}
            onChange={(event) => setName(event.target.value)}
          />
          <Button type="submit" icon="plus" busy={isLoading} disabled={name.trim() === ''}>
            {intl.formatMessage(m.categoryNew)}
          </Button>
        </form>
      </DockPart>
      <DockPart>
        {categories?.length === 0 ? (
          <EmptyState icon="tag" title={intl.formatMessage(m.categoriesNone)} />
        ) : (
          <ul>
            {categories?.map((category) => (
              <CategoryLine key={category._id} category={category} isTaxed={isTaxed} />
            ))}
          </ul>
        )}
      </DockPart>
    </DockForm>
  )
}
