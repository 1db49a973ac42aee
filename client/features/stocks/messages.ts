import { defineMessages } from 'react-intl'
import { freeMessages } from '../../lib/free-messages'

export const labelMessages = freeMessages(
  defineMessages({
    screen: { id: 'stocks.labels.screen', defaultMessage: 'Labels' },
    of: { id: 'stocks.labels.of', defaultMessage: 'Labels of {name}, {number}' },
    which: { id: 'stocks.labels.which', defaultMessage: 'Which units' },
    left: { id: 'stocks.labels.left', defaultMessage: 'In stock' },
    all: { id: 'stocks.labels.all', defaultMessage: 'All' },
    paper: { id: 'stocks.labels.paper', defaultMessage: 'Paper' },
    sheet: { id: 'stocks.labels.sheet', defaultMessage: 'A4, 3 × 6' },
    wide: { id: 'stocks.labels.wide', defaultMessage: 'Roll 50 × 30' },
    small: { id: 'stocks.labels.small', defaultMessage: 'Roll 35 × 22' },
    from: { id: 'stocks.labels.from', defaultMessage: 'Begin at cell' },
    on: { id: 'stocks.labels.on', defaultMessage: 'On the label' },
    onName: { id: 'stocks.labels.on.name', defaultMessage: 'Product' },
    onOrder: { id: 'stocks.labels.on.order', defaultMessage: 'Order and day' },
    onPrice: { id: 'stocks.labels.on.price', defaultMessage: 'Selling price' },
    onCompany: { id: 'stocks.labels.on.company', defaultMessage: 'Company' },
    onHint: { id: 'stocks.labels.on.hint', defaultMessage: 'The code holds the unit alone; what it cost is never on a label.' },
    leaveOut: { id: 'stocks.labels.leaveOut', defaultMessage: 'Press a label to leave it out, or to take it back' },
    label: { id: 'stocks.labels.label', defaultMessage: 'Label {code}' },
    page: { id: 'stocks.labels.page', defaultMessage: 'Sheet {page} of {pages}' },
    previous: { id: 'stocks.labels.previous', defaultMessage: 'Previous sheet' },
    next: { id: 'stocks.labels.next', defaultMessage: 'Next sheet' },
    print: { id: 'stocks.labels.print', defaultMessage: '{count, plural, one {Print # label} other {Print # labels}}' },
    none: { id: 'stocks.labels.none', defaultMessage: 'No units here' },
    noneHint: { id: 'stocks.labels.none.hint', defaultMessage: 'Units are made when goods are received.' },
    most: { id: 'stocks.labels.most', defaultMessage: 'The first {count} units are shown' },
  }),
)

export const unitMessages = freeMessages(
  defineMessages({
    screen: { id: 'stocks.unit.screen', defaultMessage: 'Unit {code}' },
    here: { id: 'stocks.unit.here', defaultMessage: 'In stock in {warehouse}' },
    gone: { id: 'stocks.unit.gone', defaultMessage: 'No longer in stock' },
    path: { id: 'stocks.unit.path', defaultMessage: 'Its way' },
    came: { id: 'stocks.unit.came', defaultMessage: 'Came in with {number}' },
    cameFrom: { id: 'stocks.unit.cameFrom', defaultMessage: 'Came in with {number} from {partner}' },
    moved: { id: 'stocks.unit.moved', defaultMessage: 'Moved from {from} to {to} with {number}' },
    left: { id: 'stocks.unit.left', defaultMessage: 'Left with {number}' },
    leftTo: { id: 'stocks.unit.leftTo', defaultMessage: 'Left with {number} to {partner}' },
    anOrder: { id: 'stocks.unit.anOrder', defaultMessage: 'an order' },
    margin: { id: 'stocks.unit.margin', defaultMessage: 'What it earned' },
    sold: { id: 'stocks.unit.sold', defaultMessage: 'Sold for' },
    soldHint: { id: 'stocks.unit.sold.hint', defaultMessage: 'Its share of the line, after discount and free units' },
    cost: { id: 'stocks.unit.cost', defaultMessage: 'Cost' },
    earned: { id: 'stocks.unit.earned', defaultMessage: 'Margin' },
    lot: { id: 'stocks.unit.lot', defaultMessage: 'Labels of the same delivery' },
    unknown: { id: 'stocks.unit.unknown', defaultMessage: 'There is no unit {code}' },
  }),
)
