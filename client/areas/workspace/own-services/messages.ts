import { defineMessages } from 'react-intl'
import { freeMessages } from '../../../lib/free-messages'

/** Texts of whatever service, by its own words. */
export const ownMessages = freeMessages(
  defineMessages({
    new: { id: 'own-services.new', defaultMessage: 'New {one}' },
    search: { id: 'own-services.search', defaultMessage: 'Find {many}' },
    total: { id: 'own-services.total', defaultMessage: 'Number: {count}' },
    none: { id: 'own-services.none', defaultMessage: 'No {many} yet' },
    noneHint: { id: 'own-services.none.hint', defaultMessage: 'What is added is shown here.' },
    created: { id: 'own-services.created', defaultMessage: '{name} has been added' },
    remove: { id: 'own-services.remove', defaultMessage: 'Remove' },
    removeTitle: { id: 'own-services.remove.title', defaultMessage: 'Remove {name}?' },
    removeHint: { id: 'own-services.remove.hint', defaultMessage: 'It leaves this list.' },
    removed: { id: 'own-services.removed', defaultMessage: '{name} has been removed' },
    yes: { id: 'own-services.yes', defaultMessage: 'Yes' },
  }),
)
