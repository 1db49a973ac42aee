import { defineMessages } from 'react-intl'
import { freeMessages } from '../../lib/free-messages'

export const listMenuMessages = freeMessages(
  defineMessages({
    menu: { id: 'list-menu.menu', defaultMessage: 'Views, columns and files' },
    viewsAndColumns: { id: 'list-menu.views-columns', defaultMessage: 'Views and columns' },
    views: { id: 'list-menu.views', defaultMessage: 'Views' },
    save: { id: 'list-menu.save', defaultMessage: 'Save this view…' },
    saveHint: { id: 'list-menu.save.hint', defaultMessage: 'Filters, period, sorting and columns as they are now' },
    title: { id: 'list-menu.title', defaultMessage: 'Save this view' },
    name: { id: 'list-menu.name', defaultMessage: 'Name' },
    nameHint: { id: 'list-menu.name.hint', defaultMessage: 'Only you see it, on every device. To share a view, send its address.' },
    verb: { id: 'list-menu.verb', defaultMessage: 'Save' },
    saved: { id: 'list-menu.saved', defaultMessage: 'The view “{name}” has been saved' },
    remove: { id: 'list-menu.remove', defaultMessage: 'Remove “{name}”' },
    removed: { id: 'list-menu.removed', defaultMessage: 'The view “{name}” has been removed' },
  }),
)
