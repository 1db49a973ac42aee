import {
  columnsFor,
  conditionsFor,
  CONDITION_NAMES,
  dimensionsFor,
  measuresFor,
  type ConditionName,
  type Dimension,
} from '@shared/areas/questions/rules/measures'
import { RANGES } from '@shared/areas/questions/rules/steps'
import { SORTS } from '@shared/areas/questions/rules/table'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useMe } from '../../../api/session/use-me'
import { Button } from '../../../ui/Button/Button'
import { Checkbox } from '../../../ui/Checkbox/Checkbox'
import { DateRange } from '../../../ui/DateRange/DateRange'
import { Menu } from '../../../ui/Menu/Menu'
import { Select } from '../../../ui/Select/Select'
import { questionMessages as m } from '../messages'
import type { useQuestion } from '../use-question'
import { ConditionChip, ConditionField } from './condition'

/** The question as a sentence: each of its words is chosen. */
export const Sentence = ({ question }: { question: ReturnType<typeof useQuestion> }) => {
  const intl = useIntl()
  const { rights } = useMe()
  const { terms, range, days, sort, compare, ask } = question
  const [adding, setAdding] = useState<ConditionName | null>(null)
  const said = (message: (typeof m)[keyof typeof m]): string => intl.formatMessage(message)
  const dimension = (key: Dimension) => ({ value: key, label: said(m[`dimension.${key}`]) })
  const rest = conditionsFor(terms)
  const rowsAreTime =
    terms.rows === 'day' || terms.rows === 'week' || terms.rows === 'month' || terms.rows === 'quarter' || terms.rows === 'year'
  return (
    <div className="question-sentence">
      <span>{said(m.see)}</span>
      <Select
        aria-label={said(m.measure)}
        value={terms.measure}
        options={measuresFor(rights).map((key) => ({ value: key, label: said(m[`measure.${key}`]) }))}
        onChange={(measure) => ask({ measure })}
      />
      <span>{said(m.by)}</span>
      <Select
        aria-label={said(m.rows)}
        value={terms.rows}
        options={dimensionsFor(terms.measure).map(dimension)}
        onChange={(rows) => ask({ rows })}
      />
      <span>{said(m.each)}</span>
      <Select
        aria-label={said(m.columns)}
        value={terms.columns ?? ''}
        placeholder={said(m.noColumns)}
        options={columnsFor({ ...terms }).map(dimension)}
        onChange={(columns) => ask({ columns })}
      />
      <span>{said(m.from)}</span>
      <Select
        aria-label={said(m.range)}
        value={range}
        options={[...RANGES, 'days' as const].map((key) => ({ value: key, label: said(m[`range.${key}`]) }))}
        onChange={(chosen) =>
          ask(chosen === 'days' ? { range: '', since: days.since, until: days.until } : { range: chosen, since: '', until: '' })
        }
      />
      {range === 'days' && (
        <DateRange value={{ from: days.since, to: days.until }} onChange={({ from, to }) => ask({ range: '', since: from, until: to })} />
      )}
      {!rowsAreTime && (
        <>
          <span>{said(m.sortedBy)}</span>
          <Select
            aria-label={said(m.sort)}
            value={sort}
            options={SORTS.map((key) => ({ value: key, label: said(m[`sort.${key}`]) }))}
            onChange={(chosen) => ask({ sort: chosen })}
          />
          <Checkbox checked={compare} onChange={(checked) => ask({ compare: checked })}>
            {said(m.compare)}
          </Checkbox>
        </>
      )}
      {CONDITION_NAMES.flatMap((name) => {
        const value = terms[name]
        return value === undefined ? [] : [<ConditionChip key={name} name={name} value={value} onOff={() => ask({ [name]: '' })} />]
      })}
      {adding !== null && rest.includes(adding) ? (
        <ConditionField
          name={adding}
          onChoose={(value) => {
            setAdding(null)
            if (value !== null) ask({ [adding]: value })
          }}
        />
      ) : (
        rest.length > 0 && (
          <Menu
            label={said(m.addCondition)}
            entries={rest.map((name) => ({ key: name, label: said(m[name]), onChoose: () => setAdding(name) }))}
            trigger={(props) => (
              <Button {...props} kind="link" icon="plus">
                {said(m.addCondition)}
              </Button>
            )}
          />
        )
      )}
    </div>
  )
}
