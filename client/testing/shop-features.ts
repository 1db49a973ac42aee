import { features } from '../app/features'

const names = ['home', 'orders', 'funds', 'partners', 'products', 'warehouses', 'members', 'report', 'workspace-settings']

/** The features of a shop's daily work, for rules about all that is shown: a feature that is added changes nothing in them. */
export const shopFeatures = features.filter(({ name }) => names.includes(name))
