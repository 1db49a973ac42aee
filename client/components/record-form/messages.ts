import { defineMessages } from 'react-intl'
import { freeMessages } from '../../lib/free-messages'

export const recordMessages = freeMessages(
  defineMessages({
    colleague: { id: 'record.colleague', defaultMessage: 'a colleague' },
    save: { id: 'record.save', defaultMessage: 'Save' },
    addNext: { id: 'record.addNext', defaultMessage: 'Save and add another' },
    addNextHint: { id: 'record.addNext.hint', defaultMessage: 'Save this one, then add another' },
    edit: { id: 'record.edit', defaultMessage: 'Edit' },
    saved: { id: 'record.saved', defaultMessage: 'Changes have been saved!' },
    savedFields: { id: 'record.saved.fields', defaultMessage: 'Changes have been saved! ({fields})' },
    draftBack: { id: 'record.draft.back', defaultMessage: 'What you left unsaved on this device is here again' },
    leaveTitle: { id: 'record.leave.title', defaultMessage: 'What is written isn’t saved' },
    leaveText: { id: 'record.leave.text', defaultMessage: 'A draft stays on this device and is there when you open this again.' },
    leaveKeep: { id: 'record.leave.keep', defaultMessage: 'Keep draft' },
    leaveDrop: { id: 'record.leave.drop', defaultMessage: 'Discard' },
    refreshFailed: { id: 'record.refreshFailed', defaultMessage: 'These figures may be old: asking for them again failed.' },
    reload: { id: 'record.reload', defaultMessage: 'Reload' },
    clearFilter: { id: 'record.clearFilter', defaultMessage: 'Clear filter' },
    range: { id: 'record.range', defaultMessage: '{from}–{to} of {total}' },
    pageSize: { id: 'record.pageSize', defaultMessage: 'Rows a page' },
    perPage: { id: 'record.perPage', defaultMessage: '{count} a page' },
    noneFound: { id: 'record.noneFound', defaultMessage: 'Nothing matches “{text}”' },
    noneFoundHint: { id: 'record.noneFoundHint', defaultMessage: 'Try fewer letters; accents don’t matter.' },
    notFound: { id: 'record.notFound', defaultMessage: 'This is no longer here' },
    readOnly: { id: 'record.readOnly', defaultMessage: 'Your rights let you read it, not change it' },
    copy: { id: 'record.copy', defaultMessage: 'Copy' },
    copied: { id: 'record.copied', defaultMessage: 'Copied' },
    copyFailed: { id: 'record.copyFailed', defaultMessage: 'Not copied. Select it and copy by hand.' },
  }),
)
