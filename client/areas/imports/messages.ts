import { defineMessages } from 'react-intl'
import { freeMessages } from '../../lib/free-messages'

export const importMessages = freeMessages(
  defineMessages({
    screen: { id: 'imports.screen', defaultMessage: 'Bring in data' },
    kind: { id: 'imports.kind', defaultMessage: 'What the sheet holds' },
    products: { id: 'imports.kind.products', defaultMessage: 'Products' },
    customers: { id: 'imports.kind.customers', defaultMessage: 'Customers' },
    suppliers: { id: 'imports.kind.suppliers', defaultMessage: 'Suppliers' },
    agents: { id: 'imports.kind.agents', defaultMessage: 'Agents' },
    stock: { id: 'imports.kind.stock', defaultMessage: 'Opening stock' },
    orders: { id: 'imports.kind.orders', defaultMessage: 'Orders' },
    returns: { id: 'imports.kind.returns', defaultMessage: 'Returned goods' },
    funds: { id: 'imports.kind.funds', defaultMessage: 'Fund entries' },
    template: { id: 'imports.template', defaultMessage: 'Template' },
    templateName: { id: 'imports.template.name', defaultMessage: 'template {kind}' },
    current: { id: 'imports.current', defaultMessage: 'What is in the books, to change it in a sheet' },
    currentList: { id: 'imports.currentList', defaultMessage: 'Current list' },
    choose: { id: 'imports.choose', defaultMessage: 'Choose a file' },
    unreadable: { id: 'imports.unreadable', defaultMessage: 'The file couldn’t be read' },
    list: { id: 'imports.list', defaultMessage: 'Earlier imports' },
    none: { id: 'imports.none', defaultMessage: 'Nothing was brought in yet' },
    noneHint: {
      id: 'imports.none.hint',
      defaultMessage:
        'Drop the files of KiotViet, Sapo, MISA, Odoo or your own sheets here, several at once, or paste rows with Ctrl+V. They are rehearsed first: nothing is written until you say so, and all of it can be taken back.',
    },
    file: { id: 'imports.file', defaultMessage: 'File' },
    made: { id: 'imports.made', defaultMessage: 'Records' },
    by: { id: 'imports.by', defaultMessage: 'By' },
    status: { id: 'imports.status', defaultMessage: 'Status' },
    rehearsed: { id: 'imports.status.rehearsed', defaultMessage: 'Rehearsed' },
    committed: { id: 'imports.status.committed', defaultMessage: 'Brought in' },
    undone: { id: 'imports.status.undone', defaultMessage: 'Taken back' },
    unnamed: { id: 'imports.unnamed', defaultMessage: 'Rows without a file' },
    rowsOf: { id: 'imports.rowsOf', defaultMessage: '{count, plural, one {# row} other {# rows}}' },
    all: { id: 'imports.filter.all', defaultMessage: 'All' },
    faulty: { id: 'imports.filter.faulty', defaultMessage: 'To correct' },
    changed: { id: 'imports.filter.changed', defaultMessage: 'Changed' },
    fine: { id: 'imports.filter.fine', defaultMessage: 'Fine' },
    skipped: { id: 'imports.filter.skipped', defaultMessage: 'Left out' },
    filter: { id: 'imports.filter', defaultMessage: 'Rows' },
    dryRun: { id: 'imports.rehearsal', defaultMessage: 'Rehearsal' },
    notWritten: { id: 'imports.notWritten', defaultMessage: 'nothing is written yet' },
    ifNow: { id: 'imports.ifNow', defaultMessage: 'If brought in now' },
    makes: { id: 'imports.makes', defaultMessage: 'New records' },
    updates: { id: 'imports.updates', defaultMessage: 'Changed records' },
    unchanged: { id: 'imports.unchanged', defaultMessage: 'Already as the sheet says' },
    was: { id: 'imports.was', defaultMessage: 'In the books: {before}' },
    wasEmpty: { id: 'imports.was.empty', defaultMessage: 'In the books: empty' },
    leftOut: { id: 'imports.leftOut', defaultMessage: 'Rows left out' },
    leftOutFile: { id: 'imports.leftOutFile', defaultMessage: 'As a file, to correct there' },
    leftOutName: { id: 'imports.leftOutName', defaultMessage: '{name} - rows left out' },
    whatIsWrong: { id: 'imports.whatIsWrong', defaultMessage: 'What is wrong' },
    faultyRows: { id: 'imports.faultyRows', defaultMessage: 'Rows to correct' },
    ofFile: { id: 'imports.ofFile', defaultMessage: 'Rows of the file' },
    total: { id: 'imports.total', defaultMessage: 'Worth' },
    update: { id: 'imports.update', defaultMessage: 'Change what is there instead of adding' },
    updateHint: {
      id: 'imports.update.hint',
      defaultMessage: 'Rows with an ID, a code or a phone number that is in the books. An empty cell leaves what is there.',
    },
    head: { id: 'imports.head', defaultMessage: 'What column “{head}” is' },
    notUsed: { id: 'imports.notUsed', defaultMessage: '— not brought in' },
    row: { id: 'imports.row', defaultMessage: 'Row' },
    sheet: { id: 'imports.sheet', defaultMessage: 'Rows of the sheet' },
    cellsLeft: {
      id: 'imports.cellsLeft',
      defaultMessage: '{count, plural, one {# cell} other {# cells}} to correct in {rows, plural, one {# row} other {# rows}}',
    },
    understood: { id: 'imports.understood', defaultMessage: 'Understood as {value}' },
    receivedAhead: {
      id: 'imports.receivedAhead',
      defaultMessage: 'Paid ahead: {value} is entered as money received on that day and may be spent on orders',
    },
    paidAhead: {
      id: 'imports.paidAhead',
      defaultMessage: 'Paid ahead: {value} is entered as money paid out on that day and may be spent on purchases',
    },
    noFaults: { id: 'imports.noFaults', defaultMessage: 'Every cell is understood' },
    keys: { id: 'imports.keys', defaultMessage: 'next fault · corrected here, your file stays as it is' },
    skip: { id: 'imports.skip', defaultMessage: 'Leave row {row} out' },
    take: { id: 'imports.take', defaultMessage: 'Take row {row} in' },
    bringIn: { id: 'imports.bringIn', defaultMessage: 'Bring in {count, plural, one {# record} other {# records}}' },
    bringing: { id: 'imports.bringing', defaultMessage: '{done} of {count}' },
    withoutFaulty: { id: 'imports.withoutFaulty', defaultMessage: 'Bring in without the faulty rows?' },
    withoutFaultyHint: {
      id: 'imports.withoutFaulty.hint',
      defaultMessage: '{rows, plural, one {# row has a cell to correct and is} other {# rows have a cell to correct and are}} left out.',
    },
    canTakeBack: { id: 'imports.canTakeBack', defaultMessage: 'Can be taken back as long as nobody has used it' },
    takeBack: { id: 'imports.takeBack', defaultMessage: 'Take back' },
    takeBackAsk: { id: 'imports.takeBack.ask', defaultMessage: 'Take back {name}?' },
    takeBackHint: {
      id: 'imports.takeBack.hint',
      defaultMessage:
        '{makes, plural, =0 {} one {The # record it made leaves the books. } other {All # records it made leave the books. }}{updates, plural, =0 {} one {The # record it changed is as it was. } other {All # records it changed are as they were. }}Nothing else changes. Refused if one of them is used or was changed since.',
    },
    takenBack: { id: 'imports.takenBack', defaultMessage: '{name} was taken back' },
    done: { id: 'imports.done', defaultMessage: '{count, plural, one {# record was} other {# records were}} brought in' },
    committedAt: { id: 'imports.committedAt', defaultMessage: 'Brought in' },
    files: {
      id: 'imports.files',
      defaultMessage: 'Files',
    },
    filesOf: {
      id: 'imports.filesOf',
      defaultMessage: '{count, plural, one {# file} other {# files}}',
    },
    kiotviet: {
      id: 'imports.origin.kiotviet',
      defaultMessage: 'of KiotViet',
    },
    sapo: {
      id: 'imports.origin.sapo',
      defaultMessage: 'of Sapo',
    },
    misa: {
      id: 'imports.origin.misa',
      defaultMessage: 'of MISA',
    },
    odoo: {
      id: 'imports.origin.odoo',
      defaultMessage: 'of Odoo',
    },
    recognised: {
      id: 'imports.recognised',
      defaultMessage: 'Told by the first rows of each file',
    },
    columnsOf: {
      id: 'imports.columnsOf',
      defaultMessage: '{count, plural, one {# column} other {# columns}}',
    },
    fileKnown: {
      id: 'imports.file.known',
      defaultMessage: 'matched',
    },
    fileUnknown: {
      id: 'imports.file.unknown',
      defaultMessage: 'unknown',
    },
    fileMissing: {
      id: 'imports.file.missing',
      defaultMessage: 'needed, not there',
    },
    fileGroups: {
      id: 'imports.file.groups',
      defaultMessage: 'groups to be made',
    },
    fileLeftOut: {
      id: 'imports.file.leftOut',
      defaultMessage: 'All rows left out',
    },
    dropMore: {
      id: 'imports.dropMore',
      defaultMessage: 'Drop or choose further files',
    },
    readingFiles: {
      id: 'imports.readingFiles',
      defaultMessage: 'Reading {count, plural, one {# file} other {# files}}',
    },
    unknownHead: {
      id: 'imports.unknownHead',
      defaultMessage: 'Unknown',
    },
    headAsk: {
      id: 'imports.headAsk',
      defaultMessage: 'What is “{head}”? {count, plural, one {# filled cell} other {# filled cells}}: {seen}',
    },
    guessed: {
      id: 'imports.guessed',
      defaultMessage: 'a guess by what stands in it',
    },
    ownColumn: { id: 'imports.ownColumn', defaultMessage: 'New field “{head}”' },
    ownColumnShort: { id: 'imports.ownColumn.short', defaultMessage: 'Own field' },
    ownColumnHint: { id: 'imports.ownColumn.hint', defaultMessage: 'a field of your own, called as the column' },
    tagFile: { id: 'imports.tag.file', defaultMessage: 'Files' },
    tagAll: { id: 'imports.tag', defaultMessage: 'Tag all of it “{tag}”' },
    tagHint: { id: 'imports.tag.hint', defaultMessage: 'goods, partners and orders of these files are found again by one press' },
    tagged: { id: 'imports.tagged', defaultMessage: 'Tagged “{tag}”' },
    about: {
      id: 'imports.about',
      defaultMessage:
        '{minutes, plural, =0 {about {seconds, plural, one {# second} other {# seconds}}} one {about # minute} other {about # minutes}}',
    },
    leaveColumn: {
      id: 'imports.leaveColumn',
      defaultMessage: 'Leave this column out',
    },
    leaveColumnHint: {
      id: 'imports.leaveColumn.hint',
      defaultMessage: 'your file stays as it is',
    },
    unknownColumns: {
      id: 'imports.filter.columns',
      defaultMessage: 'Unknown columns',
    },
    columnsLeft: {
      id: 'imports.columnsLeft',
      defaultMessage: '{count, plural, one {# column} other {# columns}} left',
    },
    nextUnknown: {
      id: 'imports.nextUnknown',
      defaultMessage: 'next unknown column',
    },
    newGroup: {
      id: 'imports.newGroup',
      defaultMessage: 'Made with the import',
    },
    newGroups: {
      id: 'imports.newGroups',
      defaultMessage: 'green: made with the import',
    },
    missingColumns: {
      id: 'imports.missing',
      defaultMessage: 'Say which column is {names}',
    },
    warehouse: {
      id: 'imports.warehouse',
      defaultMessage: 'Stock comes into',
    },
    warehouseIs: {
      id: 'imports.warehouseIs',
      defaultMessage: 'Warehouse: {name}',
    },
    rehearse: {
      id: 'imports.rehearse',
      defaultMessage: 'Rehearse {count, plural, one {the file} other {all # files}}',
    },
    rehearsalOf: {
      id: 'imports.rehearsalOf',
      defaultMessage: 'Rehearsal of {count, plural, one {# file} other {# files}}',
    },
    backToFiles: {
      id: 'imports.backToFiles',
      defaultMessage: 'Back to the files',
    },
    backToImports: {
      id: 'imports.backToImports',
      defaultMessage: 'Back to all imports',
    },
    written: {
      id: 'imports.written',
      defaultMessage: 'Written into the books',
    },
    adds: {
      id: 'imports.adds',
      defaultMessage: 'New',
    },
    changes: {
      id: 'imports.changes',
      defaultMessage: 'Changed',
    },
    left: {
      id: 'imports.left',
      defaultMessage: 'Left out',
    },
    ordersBeside: {
      id: 'imports.ordersBeside',
      defaultMessage:
        'Orders stand on their own days and move no stock: it stays as the file of goods says. Debts stay as the files of partners say{amount, select, none {} other {; {amount} of them are in unpaid orders and aren’t written a second time}}. Money of old orders is no money that you count today: enter what lies there in the step Cash and bank.',
    },
    ordersAlone: {
      id: 'imports.ordersAlone',
      defaultMessage:
        'Orders stand on their own days and move no stock. What they leave unpaid is owed on top of opening debts that are in the books already: where the files of partners tell the same debts, drop all of them at once.',
    },
    paidOrders: { id: 'imports.paidOrders', defaultMessage: 'Of these, paid to orders of the other files' },
    paidOrdersHint: { id: 'imports.paidOrdersHint', defaultMessage: 'found by the order’s number; each order is paid by them' },
    owedInOrders: { id: 'imports.owedInOrders', defaultMessage: 'Owed of old orders' },
    inOrdersAlready: {
      id: 'imports.inOrdersAlready',
      defaultMessage: '{count, plural, one {# partner} other {# partners}}, in the unpaid orders that come in',
    },
    leaveAll: {
      id: 'imports.leaveAll',
      defaultMessage: '{count, plural, one {Leave the unknown column out} other {Leave # unknown columns out}}',
    },
    money: {
      id: 'imports.money',
      defaultMessage: 'Money',
    },
    categories: {
      id: 'imports.what.categories',
      defaultMessage: 'Groups',
    },
    warehouses: {
      id: 'imports.what.warehouses',
      defaultMessage: 'Warehouses',
    },
    stockOfGoods: {
      id: 'imports.what.stock',
      defaultMessage: 'Opening stock',
    },
    pieces: {
      id: 'imports.pieces',
      defaultMessage: '{count, plural, one {# piece} other {# pieces}}',
    },
    owedByCustomers: {
      id: 'imports.owed.customers',
      defaultMessage: 'Customers owe',
    },
    owedToSuppliers: {
      id: 'imports.owed.suppliers',
      defaultMessage: 'Owed to suppliers',
    },
    owedByAgents: {
      id: 'imports.owed.agents',
      defaultMessage: 'Agents owe',
    },
    whoOwes: {
      id: 'imports.whoOwes',
      defaultMessage: '{count, plural, one {# partner} other {# partners}}, an opening debt each',
    },
    besideFile: {
      id: 'imports.besideFile',
      defaultMessage: 'Beside the files',
    },
    inFile: {
      id: 'imports.inFile',
      defaultMessage: 'In the file',
    },
    toWrite: {
      id: 'imports.toWrite',
      defaultMessage: 'To be written',
    },
    difference: {
      id: 'imports.difference',
      defaultMessage: 'Difference',
    },
    stockWorth: {
      id: 'imports.stockWorth',
      defaultMessage: 'Worth of stock',
    },
    sumInRow: {
      id: 'imports.sumInRow',
      defaultMessage: 'Sum in row {row} of “{file}”: {column}',
    },
    differs: {
      id: 'imports.differs',
      defaultMessage:
        '{amount} of {what} isn’t written: {rows, plural, =0 {costs are rounded to whole dong} one {# row is left out} other {# rows are left out}}.',
    },
    mendRows: {
      id: 'imports.mendRows',
      defaultMessage: 'Correct {count, plural, one {# row} other {# rows}} now',
    },
    whenWritten: {
      id: 'imports.whenWritten',
      defaultMessage: 'Once it is written',
    },
    openingOf: {
      id: 'imports.openingOf',
      defaultMessage: 'Opening figures',
    },
    goodsInStock: {
      id: 'imports.goodsInStock',
      defaultMessage: 'Goods in stock',
    },
    capitalGrows: {
      id: 'imports.capitalGrows',
      defaultMessage: 'The owner’s capital grows by',
    },
    rowsAddUp: {
      id: 'imports.rowsAddUp',
      defaultMessage: '{all} rows: {written} written, {left} left out{sums, plural, =0 {} one {, # sum} other {, # sums}}',
    },
    writeRows: {
      id: 'imports.writeRows',
      defaultMessage: 'Write {count, plural, one {# row} other {# rows}}',
    },
    fixColumns: {
      id: 'imports.fixColumns',
      defaultMessage: 'Columns',
    },
    updateAll: {
      id: 'imports.updateAll',
      defaultMessage: 'Change what is there by the same code or phone',
    },
    notYet: {
      id: 'imports.notYet',
      defaultMessage: 'not written',
    },
    untilUsed: {
      id: 'imports.untilUsed',
      defaultMessage: 'All of it can be taken back until somebody sells, pays or changes what came in; then what is used is named.',
    },
    unitsLeft: {
      id: 'imports.unitsLeft',
      defaultMessage:
        '{count, plural, one {# row is a larger unit} other {# rows are larger units}} of goods above: products have one unit here',
    },
    deletedLeft: {
      id: 'imports.deletedLeft',
      defaultMessage: '{count, plural, one {# row} other {# rows}} that the old program had deleted',
    },
    modelsLeft: {
      id: 'imports.modelsLeft',
      defaultMessage: '{count, plural, one {# row has} other {# rows have}} what the versions below share: the versions are the goods',
    },
    cancelledLeft: {
      id: 'imports.cancelledLeft',
      defaultMessage: '{count, plural, one {# row is} other {# rows are}} of orders that were cancelled or never made: they stay out',
    },
    leaveFile: { id: 'imports.leaveFile', defaultMessage: 'Leave this file out' },
    takeFile: { id: 'imports.takeFile', defaultMessage: 'Take this file after all' },
    pricedLeft: {
      id: 'imports.pricedLeft',
      defaultMessage:
        '{count, plural, one {# row of a price list is} other {# rows of a price list are}} of goods of the same files: they have their price from there',
    },
    movedLeft: {
      id: 'imports.movedLeft',
      defaultMessage:
        '{count, plural, one {# entry moves} other {# entries move}} money from one till to another in the old cash book: they stay out, what lies in each is told when you count it',
    },
    givenBackLeft: {
      id: 'imports.givenBackLeft',
      defaultMessage:
        '{count, plural, one {# entry gives} other {# entries give}} money back for goods that came back: they stay out, the returns themselves tell of it',
    },
    entriesBefore: {
      id: 'imports.entriesBefore',
      defaultMessage:
        '{count, plural, one {# entry is} other {# entries are}} of before these books: they pay their orders and stand in the months they are of, but move no account. What lies in each account is what you count, so nothing counts twice.',
    },
    entriesSince: {
      id: 'imports.entriesSince',
      defaultMessage:
        '{count, plural, one {# entry moves} other {# entries move}} the money of its account. If what lies there is written down as it is today, say today as the day of the figures under Moving in, or leave {count, plural, one {it} other {them}} out.',
    },
    ordersBefore: {
      id: 'imports.ordersBefore',
      defaultMessage:
        '{count, plural, one {# order is} other {# orders are}} of before these books, and the file doesn’t say whether {count, plural, one {it was} other {they were}} delivered: taken as delivered, and moving no stock. Where some weren’t, give the sheet a column “Status”.',
    },
    priceListsLeft: {
      id: 'imports.priceListsLeft',
      defaultMessage:
        'Not brought in: {count, plural, one {# price} other {# prices}} of further price lists ({names}). Goods have one price here; agents may have their own by rank, to be entered under Agents, Prices',
    },
    pricedRows: { id: 'imports.beside.priced', defaultMessage: 'prices of goods of the same files' },
    entriesBeforeRows: { id: 'imports.beside.entriesBefore', defaultMessage: 'entries of before, that move no account' },
    ordersBeforeRows: { id: 'imports.beside.ordersBefore', defaultMessage: 'orders of before, taken as delivered' },
    entriesSinceRows: { id: 'imports.beside.entriesSince', defaultMessage: 'entries that move money' },
    movedRows: { id: 'imports.beside.moved', defaultMessage: 'entries from till to till' },
    givenBackRows: { id: 'imports.beside.givenBack', defaultMessage: 'entries that give money back' },
    priceListPrices: { id: 'imports.beside.priceLists', defaultMessage: 'prices of further lists, not brought in' },
    modelRows: { id: 'imports.beside.models', defaultMessage: 'rows above versions' },
    cancelledRows: { id: 'imports.beside.cancelled', defaultMessage: 'rows of cancelled orders' },
    withFiles: {
      id: 'imports.withFiles',
      defaultMessage: 'with others',
    },
    kindOfFile: {
      id: 'imports.kindOfFile',
      defaultMessage: 'What this file holds',
    },
    pasted: { id: 'imports.pasted', defaultMessage: 'Pasted rows' },
    warehousesToMake: { id: 'imports.beside.warehouses', defaultMessage: 'warehouses to be made' },
    unitRows: { id: 'imports.beside.units', defaultMessage: 'rows of larger units' },
    deletedRows: { id: 'imports.beside.deleted', defaultMessage: 'rows deleted in the old program' },
    sumRows: { id: 'imports.beside.sums', defaultMessage: 'rows that are sums' },
    columnsView: {
      id: 'imports.columnsView',
      defaultMessage: 'Columns',
    },
    undoneAt: { id: 'imports.undoneAt', defaultMessage: 'Taken back' },
  }),
)
