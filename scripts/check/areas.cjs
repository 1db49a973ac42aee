/** The areas in their order: an area may use those above it in this list, so that it is read, tested and taken out with what it stands
 *  on alone. shared, server and client have a folder each by these names. */
exports.AREAS = {
  talk: 'comments, mentions and likes beside any record',
  tax: 'rates and thresholds of the law by day',
  workspace: 'signing in and up, settings, keys, pictures, the file taken along',
  tasks: 'tasks with their deadlines, results and judgements',
  people: 'members, check-ins, payroll, and the bell',
  partners: 'customers, suppliers, agents as partners, and what the company owns and rents',
  goods: 'products, categories, warehouses, stock, counts and transfers',
  agents: 'the network of agents: ranks, prices, commissions',
  money: 'funds: entries, groups, accounts, transfers between them',
  bank: 'accounts at banks and what they tell of transfers',
  trade: 'orders, shipping, returns, debts, printed papers',
  sms: 'messages to customers',
  facebook: 'pages on Facebook and their posts',
  shops: 'shops on marketplaces',
  wall: 'posts, and the first page',
  reports: 'reports over several areas, and over several companies',
  books: 'the books of an accountant: trial balance, ledger of an account, journal, months closed and sealed',
  imports: 'data that comes in from sheets',
  history: 'who changed what, and taking it back',
  'platform-admin': 'what the administrators of the platform do: companies, codes, information pages',
}
