import { defineMessages } from 'react-intl'
import { freeMessages } from '../../lib/free-messages'

export const paletteMessages = freeMessages(
  defineMessages({
    placeholder: { id: 'palette.placeholder', defaultMessage: 'Find an order, partner, product…' },
    places: { id: 'palette.places', defaultMessage: 'Go to' },
    helpHere: { id: 'palette.help.here', defaultMessage: 'On this screen' },
    helpList: { id: 'palette.help.list', defaultMessage: 'In the list' },
    helpLines: { id: 'palette.help.lines', defaultMessage: 'In the lines of an order' },
    helpAnywhere: { id: 'palette.help.anywhere', defaultMessage: 'Anywhere' },
    keySearch: { id: 'palette.key.search', defaultMessage: 'Search the list' },
    keyNew: { id: 'palette.key.new', defaultMessage: 'New' },
    keyStatus: { id: 'palette.key.status', defaultMessage: 'Choose in the open status menu' },
    keySave: { id: 'palette.key.save', defaultMessage: 'Save' },
    keyClose: { id: 'palette.key.close', defaultMessage: 'Back to the row it came from' },
    keyMove: { id: 'palette.key.move', defaultMessage: 'Row up, row down' },
    keyEnds: { id: 'palette.key.ends', defaultMessage: 'First, last row' },
    keyOpen: { id: 'palette.key.open', defaultMessage: 'Open the row' },
    keyNext: { id: 'palette.key.next', defaultMessage: 'Open the next row' },
    keyPrevious: { id: 'palette.key.previous', defaultMessage: 'Open the previous row' },
    keyMarkRange: { id: 'palette.key.markRange', defaultMessage: 'Select the rows up to here' },
    keyMark: { id: 'palette.key.mark', defaultMessage: 'Select the row' },
    keyNextLine: { id: 'palette.key.nextLine', defaultMessage: 'Next line' },
    keyNextCell: { id: 'palette.key.nextCell', defaultMessage: 'Next cell' },
    keyCells: { id: 'palette.key.cells', defaultMessage: 'Line above, line below' },
    keyRemoveLine: { id: 'palette.key.removeLine', defaultMessage: 'Remove the line' },
    keyPaste: { id: 'palette.key.paste', defaultMessage: 'Paste rows of a sheet' },
    keyPalette: { id: 'palette.key.palette', defaultMessage: 'Search and go' },
    keyUndo: { id: 'palette.key.undo', defaultMessage: 'Undo, while it is offered' },
    keyHelp: { id: 'palette.key.help', defaultMessage: 'These keys' },
    keyTab: { id: 'palette.key.tab', defaultMessage: 'Next area' },
  }),
)
