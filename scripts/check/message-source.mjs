import ts from 'typescript'

/** The messages that a source file hands to `defineMessages`. Ids and texts have to be written out, so that they can be found.
 *  @param {string} file its name, for the complaints @param {string} source
 *  @returns {{ messages: import('./i18n.mjs').Message[], complaints: string[] }} */
export function messagesIn(file, source) {
  const parsed = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const messages = []
  const complaints = []

  const visit = (node) => {
    if (isDefineMessages(node)) readMessages(node.arguments[0])
    else if (isHeader(node)) readMessage(node)
    else if (isColumn(node)) readColumn(node)
    else ts.forEachChild(node, visit)
  }
  const readMessages = (map) => {
    for (const property of map?.properties ?? []) readMessage(property)
  }
  const readMessage = (property) => {
    const [id, text] = ['id', 'defaultMessage'].map((name) => literal(property.initializer, name))
    if (id !== null && text !== null) messages.push({ id, key: keyOf(property), text, file })
    else complaints.push(`${file}: ${property.name?.getText(parsed) ?? property.getText(parsed)} needs a literal id and defaultMessage`)
  }
  const readColumn = ({ arguments: [id, text] }) => {
    if (ts.isStringLiteralLike(id) && ts.isStringLiteralLike(text)) messages.push({ id: id.text, key: id.text, text: text.text, file })
    else complaints.push(`${file}: a column needs a literal id and text`)
  }
  visit(parsed)
  return { messages, complaints }
}

const keyOf = ({ name }) => (name && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? name.text : '')
/** The header of a report's column, as declared. */
const isHeader = (node) =>
  ts.isPropertyAssignment(node) &&
  node.name.getText() === 'header' &&
  ts.isObjectLiteralExpression(node.initializer) &&
  hasText(node.initializer)

/** What makes columns has an `id` of its own to write, and no text. */
const hasText = ({ properties }) => properties.every(ts.isPropertyAssignment)

/** `column('report.column.paid', 'Paid', 'money')` */
const isColumn = (node) => ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'column'

const isDefineMessages = (node) =>
  ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'defineMessages'

/** The text of a property; strings joined by `+` count as one. @returns {string | null} */
function literal(object, name) {
  if (!object || !ts.isObjectLiteralExpression(object)) return null
  const property = object.properties.find((one) => ts.isPropertyAssignment(one) && one.name.text === name)
  return property ? textOf(property.initializer) : null
}

function textOf(node) {
  if (ts.isStringLiteralLike(node)) return node.text
  if (!ts.isBinaryExpression(node) || node.operatorToken.kind !== ts.SyntaxKind.PlusToken) return null
  const [left, right] = [textOf(node.left), textOf(node.right)]
  return left === null || right === null ? null : left + right
}
