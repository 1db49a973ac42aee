import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useWorkspace } from '../../../../api/session/use-workspace'
import { useLabelOptions } from '../../../../components/fund-labels'
import { useKnownMoments } from '../../../../components/known-at/use-known-moments'
import { ListMenu } from '../../../../components/list-menu/list-menu'
import { ListSearch } from '../../../../components/list-search'
import { useFundGroupName } from '../../../../components/fund-groups/fund-group-name'
import { dayOf } from '../../../../lib/format'
import { useIsPhone, useMedia } from '../../../../lib/use-media'
import { Button } from '../../../../ui/Button/Button'
import { DateRange } from '../../../../ui/DateRange/DateRange'
import { presetRange } from '../../../../ui/DateRange/presets'
import { IconButton } from '../../../../ui/IconButton/IconButton'
import { Menu } from '../../../../ui/Menu/Menu'
import { Select } from '../../../../ui/Select/Select'
import { useToday, useZone } from '../../../../ui/zone/zone-context'
import type { FundsView } from '../funds-address'
import { fundsMessages as m } from '../messages'
import { useFundFile } from '../use-fund-file'
import { useFundGroups } from '../use-fund-groups'
import type { ChangeView } from '../use-funds-view'
import { GroupDialog } from './group-dialog'
import { LabelsDialog } from './labels-dialog'
import { TransferDialog } from './transfer-dialog'

interface FundsToolsProps {
  view: FundsView
  change: ChangeView
  onNew: () => void
  /** Begins to mark several. */
  onMark: () => void
  /** As was known at a moment: nothing is entered or found then. */
  known: string | null
}

/** Period, group, label, search, and a new entry; where there is little room the filters and the search come when asked for. */
export const FundsTools = ({ view, change, onNew, onMark, known }: FundsToolsProps) => {
  const intl = useIntl()
  const zone = useZone()
  const phone = useIsPhone()
  const roomy = useMedia('(width >= 1280px)')
  const compact = phone || (!roomy && view.open !== '')
  const workspace = useWorkspace()
  const { asked } = useKnownMoments('funds', view, { isNow: known === null })
  const all = presetRange('all', useToday())
  const isAll = view.since === all.from && view.until === all.to
  const [managing, setManaging] = useState<'labels' | 'group' | 'transfer' | null>(null)
  const [shown, setShown] = useState<'search' | 'filters' | null>(null)
  const toggle = (what: 'search' | 'filters'): void => setShown(shown === what ? null : what)
  const search = (
    <ListSearch
      label={intl.formatMessage(m.search)}
      hint={intl.formatMessage(m.searchHint)}
      value={view.search}
      onChange={(text) => change({ search: text })}
      autoFocus={compact && shown === 'search'}
    />
  )
  const file = useFundFile(view)
  const menu = <ListMenu under="/funds" file={file} />
  const fresh = (
    <Button kind="primary" icon="plus" kbd="N" onClick={onNew}>
      {intl.formatMessage(m.entryNew)}
    </Button>
  )
  // Where there is room what is done most stands by itself.
  const isSpread = roomy && view.open === ''
  const transfer = <IconButton edge icon="repeat" label={intl.formatMessage(m.manageTransfer)} onClick={() => setManaging('transfer')} />
  const manage = (
    <Menu
      label={intl.formatMessage(m.manage)}
      align="end"
      entries={[
        { key: 'labels', label: intl.formatMessage(m.manageLabels), icon: 'tag', onChoose: () => setManaging('labels') },
        ...(isSpread
          ? []
          : [
              {
                key: 'transfer',
                label: intl.formatMessage(m.manageTransfer),
                icon: 'repeat' as const,
                onChoose: () => setManaging('transfer'),
              },
            ]),
        { key: 'mark', label: intl.formatMessage(m.bulkBegin), icon: 'check', onChoose: onMark },
        { key: 'group', label: intl.formatMessage(m.manageGroup), icon: 'plus', onChoose: () => setManaging('group') },
      ]}
      trigger={(props) => <IconButton {...props} edge icon="more" label={intl.formatMessage(m.manage)} />}
    />
  )
  return (
    <>
      {view.of === 'period' && (
        <DateRange
          value={isAll ? null : { from: view.since, to: view.until }}
          onChange={({ from, to }) => change({ since: from, until: to })}
          onAll={() => change({ since: all.from, until: all.to })}
          from={workspace && dayOf(workspace.created, zone)}
          known={{ at: known, onChange: (at) => change({ known: at ?? '', open: '', order: '' }), hasKeys: view.open === '', ...asked }}
        />
      )}
      {known !== null ? (
        <Filters view={view} change={change} />
      ) : compact ? (
        <>
          <span className="funds-push" />
          <IconButton
            edge
            icon="search"
            label={intl.formatMessage(m.search)}
            aria-expanded={shown === 'search' || view.search !== ''}
            onClick={() => toggle('search')}
          />
          <IconButton
            edge
            icon="filter"
            label={intl.formatMessage(m.filters)}
            aria-expanded={shown === 'filters'}
            onClick={() => toggle('filters')}
          />
          {fresh}
          {(shown === 'search' || view.search !== '') && <span className="funds-row">{search}</span>}
          {(shown === 'filters' || view.group !== '' || view.label !== '') && (
            <span className="funds-row">
              <Filters view={view} change={change} />
              {menu}
              {manage}
            </span>
          )}
        </>
      ) : (
        <>
          <Filters view={view} change={change} />
          {search}
          {menu}
          {isSpread && transfer}
          {manage}
          {fresh}
        </>
      )}
      {managing === 'labels' && <LabelsDialog onClose={() => setManaging(null)} />}
      {managing === 'transfer' && <TransferDialog onClose={() => setManaging(null)} />}
      {managing === 'group' && <GroupDialog name="" isCredit={false} onClose={() => setManaging(null)} />}
    </>
  )
}

/** No label can be named so. */
const NO_LABEL = '\n'

/** Group and label; what the address names stays to be seen, also when it is gone. */
const Filters = ({ view, change }: Pick<FundsToolsProps, 'view' | 'change'>) => {
  const intl = useIntl()
  const groupName = useFundGroupName()
  const groups = useFundGroups().map(({ name }) => name)
  const labels = useLabelOptions().map(({ value }) => value)
  const withOwn = (names: readonly string[], own: string): readonly string[] => (own && !names.includes(own) ? [...names, own] : names)
  return (
    <>
      <Select
        aria-label={intl.formatMessage(m.filterGroup)}
        placeholder={intl.formatMessage(m.allGroups)}
        value={view.group}
        onChange={(group) => change({ group })}
        options={withOwn(groups, view.group).map((name) => ({ value: name, label: groupName(name) }))}
      />
      <Select
        aria-label={intl.formatMessage(m.filterLabel)}
        placeholder={intl.formatMessage(m.allLabels)}
        value={view.unlabelled ? NO_LABEL : view.label}
        onChange={(label) => change(label === NO_LABEL ? { label: '', unlabelled: true } : { label, unlabelled: false })}
        options={[
          ...withOwn(labels, view.label).map((label) => ({ value: label, label })),
          ...(view.unlabelled ? [{ value: NO_LABEL, label: intl.formatMessage(m.noLabel) }] : []),
        ]}
      />
    </>
  )
}
