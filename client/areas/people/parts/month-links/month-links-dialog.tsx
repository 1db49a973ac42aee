import { addDays, type Month } from '@shared/foundation/days/days'
import { MONTH_LINK_DAYS, type MonthLink, type MonthLinkKind } from '@shared/areas/agents/services/monthLinks'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { api } from '../../../../api/api'
import { CopyButton } from '../../../../components/copy-button'
import { hasFailed, LoadFailed } from '../../../../components/list-states'
import { formatDate, formatDateTime } from '../../../../lib/format'
import { monthLabel } from '../../../../lib/hours'
import { Button } from '../../../../ui/Button/Button'
import { Checkbox } from '../../../../ui/Checkbox/Checkbox'
import { Dialog } from '../../../../ui/Dialog/Dialog'
import { failureOf } from '../../../../ui/form/form-error'
import { Icon } from '../../../../ui/icons/Icon'
import { IconButton } from '../../../../ui/IconButton/IconButton'
import { Segmented } from '../../../../ui/Segmented/Segmented'
import { SkeletonRows } from '../../../../ui/Skeleton/Skeleton'
import { toastDone, toastError } from '../../../../ui/Toasts/Toasts'
import { useLocale, useToday, useZone } from '../../../../ui/zone/zone-context'
import { monthLinksMessages as m } from './messages'
import { messageTo, useMakeLinks, useOpenLinks, usePhones, type FreshLink, type Whose } from './use-month-links'
import './month-links.css'

/** For how many days a link may be asked to open. */
const CHOICES_DAYS = [7, 30, MONTH_LINK_DAYS] as const

interface MonthLinksDialogProps {
  readonly kind: MonthLinkKind
  readonly month: Month
  /** Whose month it is; one is chosen from the beginning, of several none. */
  readonly people: readonly Whose[]
  readonly onClose: () => void
}

/** Makes links to a month of one or of several, and shows the open ones: who made them and when they were opened last. */
export const MonthLinksDialog = ({ kind, month, people, onClose }: MonthLinksDialogProps) => {
  const intl = useIntl()
  const locale = useLocale()
  const today = useToday()
  const { list, of } = useOpenLinks(kind, month, today)
  const makeLinks = useMakeLinks(kind, month)
  const [chosen, setChosen] = useState<readonly string[]>(people.length === 1 ? people.map(({ _id }) => _id) : [])
  const [mail, setMail] = useState(false)
  const [days, setDays] = useState<number>(MONTH_LINK_DAYS)
  const [busy, setBusy] = useState(false)
  const [made, setMade] = useState<readonly FreshLink[]>([])
  const make = async (): Promise<void> => {
    setBusy(true)
    setMade(
      await makeLinks(
        people.filter(({ _id }) => chosen.includes(_id)),
        { mail, until: addDays(today, days) },
      ),
    )
    setBusy(false)
  }
  if (made.length > 0) return <MadeLinks kind={kind} made={made} onClose={onClose} />
  const isAll = chosen.length === people.length
  return (
    <Dialog
      title={intl.formatMessage(kind === 'payslip' ? m.payslipTitle : m.commissionsTitle, { month: monthLabel(month, locale) })}
      subtitle={intl.formatMessage(m.hint, { days })}
      width={520}
      closable={!busy}
      onClose={onClose}
      onSend={chosen.length > 0 && !busy ? () => void make() : undefined}
      note={chosen.some((id) => of.has(id)) && <span className="second">{intl.formatMessage(m.replaces)}</span>}
      foot={
        <Button kind="primary" icon="link" busy={busy} disabled={chosen.length === 0} onClick={() => void make()}>
          {intl.formatMessage(m.make, { count: chosen.length })}
        </Button>
      }
    >
      {hasFailed(list) ? (
        <LoadFailed error={list.error} onRetry={list.refetch} retrying={list.isFetching} />
      ) : !list.currentData ? (
        <SkeletonRows rows={3} lines={2} />
      ) : (
        <>
          {people.length > 1 && (
            <Checkbox checked={isAll} mixed={chosen.length > 0} onChange={(all) => setChosen(all ? people.map(({ _id }) => _id) : [])}>
              {intl.formatMessage(m.all, { count: people.length })}
            </Checkbox>
          )}
          <ul className="month-links" aria-label={intl.formatMessage(m.people)}>
            {people.map((person) => (
              <li key={person._id}>
                <Checkbox
                  checked={chosen.includes(person._id)}
                  onChange={(isIn) => setChosen(isIn ? [...chosen, person._id] : chosen.filter((each) => each !== person._id))}
                  hint={<LinkState link={of.get(person._id)} />}
                >
                  {person.name}
                </Checkbox>
                <Revoke link={of.get(person._id)} />
              </li>
            ))}
          </ul>
          <Segmented<string>
            block
            label={intl.formatMessage(m.opensFor)}
            chosen={String(days)}
            onChoose={(chosenDays) => setDays(Number(chosenDays))}
            segments={CHOICES_DAYS.map((each) => ({ key: String(each), label: intl.formatMessage(m.days, { days: each }) }))}
          />
          <Checkbox checked={mail} onChange={setMail}>
            {intl.formatMessage(m.mail)}
          </Checkbox>
        </>
      )}
    </Dialog>
  )
}

const LinkState = ({ link }: { readonly link: MonthLink | undefined }) => {
  const intl = useIntl()
  const zone = useZone()
  if (!link) return <>{intl.formatMessage(m.none)}</>
  const { usedAt, creator, until, mailedTo } = link
  return (
    <>
      {[
        usedAt ? intl.formatMessage(m.opened, { at: formatDateTime(usedAt, zone) }) : intl.formatMessage(m.neverOpened),
        intl.formatMessage(m.ends, { day: formatDate(until) }),
        creator && intl.formatMessage(m.madeBy, { who: creator.name }),
        mailedTo && intl.formatMessage(m.mailedTo, { address: mailedTo }),
      ]
        .filter(Boolean)
        .join(' · ')}
    </>
  )
}

const Revoke = ({ link }: { readonly link: MonthLink | undefined }) => {
  const intl = useIntl()
  const [patch, { isLoading }] = api.monthLinks.usePatch()
  if (!link) return null
  const { _id, name } = link
  const revoke = async (): Promise<void> => {
    try {
      await patch({ id: _id, data: { status: 'revoked' } }).unwrap()
      toastDone(intl.formatMessage(m.revoked, { name }))
    } catch (thrown) {
      toastError(failureOf(thrown).message)
    }
  }
  return (
    <IconButton icon="trash" size="s" disabled={isLoading} label={intl.formatMessage(m.revoke, { name })} onClick={() => void revoke()} />
  )
}

interface MadeLinksProps {
  readonly kind: MonthLinkKind
  readonly made: readonly FreshLink[]
  readonly onClose: () => void
}

const MadeLinks = ({ kind, made, onClose }: MadeLinksProps) => {
  const intl = useIntl()
  const phones = usePhones(
    kind,
    made.map(({ person }) => person),
  )
  return (
    <Dialog
      title={intl.formatMessage(m.made)}
      subtitle={intl.formatMessage(m.once)}
      width={560}
      onClose={onClose}
      foot={
        <>
          {made.length > 1 && <CopyButton text={made.map(({ text }) => text).join('\n\n')} label={intl.formatMessage(m.copyAll)} />}
          <Button kind="primary" onClick={onClose}>
            {intl.formatMessage(m.close)}
          </Button>
        </>
      }
    >
      <ul className="month-links">
        {made.map(({ person, text }) => (
          <li key={person._id} className="month-links__made">
            <b>{person.name}</b>
            <p className="month-links__text">{text}</p>
            <span className="month-links__ways">
              <CopyButton size="s" text={text} label={intl.formatMessage(m.copy, { name: person.name })} />
              <Message phone={phones.get(person._id)} text={text} />
            </span>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

/** By SMS from this phone: the text is there, whoever sends it presses once. */
const Message = ({ phone, text }: { readonly phone: string | undefined; readonly text: string }) => {
  const intl = useIntl()
  return phone === undefined ? (
    <span className="second">{intl.formatMessage(m.noPhone)}</span>
  ) : (
    <a className="month-links__sms reach" href={messageTo(phone, text)}>
      <Icon name="comment" size={15} /> {intl.formatMessage(m.sms, { phone })}
    </a>
  )
}
