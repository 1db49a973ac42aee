import { Lexer, type Token, type Tokens } from 'marked'
import { createElement, Fragment, useMemo, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import './markdown.css'

/** Where a link of somebody's text may lead: a place of this site, the web, or a letter; null for all else, a script above all. */
const safeAddress = (href: string): string | null => {
  const address = href.trim()
  if (address.startsWith('/') && !address.startsWith('//') && !address.includes('\\')) return address
  if (!URL.canParse(address)) return null
  const { protocol, href: whole } = new URL(address)
  return ['http:', 'https:', 'mailto:', 'tel:'].includes(protocol) ? whole : null
}

/**
 * A text in Markdown. Its parts become elements of their own and nothing else: HTML in it is shown as it was typed, so that
 * whatever a page says, it runs nothing.
 */
export const Markdown = ({ text }: { text: string }) => {
  const tokens = useMemo(() => new Lexer({ gfm: true }).lex(text), [text])
  return <div className="markdown">{drawAll(tokens)}</div>
}

const drawAll = (tokens: readonly Token[] | undefined): ReactNode =>
  (tokens ?? []).map((token, at) => <Fragment key={at}>{draw(token)}</Fragment>)

type Draw = (token: never) => ReactNode

const Address = ({ href, children }: { href: string; children: ReactNode }) => {
  const to = safeAddress(href)
  if (to === null) return children
  return to.startsWith('/') ? (
    <Link to={to}>{children}</Link>
  ) : (
    <a href={to} rel="noreferrer">
      {children}
    </a>
  )
}

/** The page's name is its first heading: those of the text begin below. */
const headingTag = (depth: number): string => `h${Math.min(6, Math.max(2, depth))}`

const cells = (tag: 'td' | 'th', row: readonly Tokens.TableCell[]): ReactNode =>
  row.map(({ tokens }, at) => createElement(tag, { key: at }, drawAll(tokens)))

const kinds: Readonly<Record<string, Draw>> = {
  heading: ({ depth, tokens }: Tokens.Heading) => createElement(headingTag(depth), null, drawAll(tokens)),
  paragraph: ({ tokens }: Tokens.Paragraph) => <p>{drawAll(tokens)}</p>,
  list: ({ ordered, start, items }: Tokens.List) => {
    const rows = items.map((item, at) => <li key={at}>{drawAll(item.tokens)}</li>)
    return ordered ? <ol start={start === '' ? 1 : start}>{rows}</ol> : <ul>{rows}</ul>
  },
  blockquote: ({ tokens }: Tokens.Blockquote) => <blockquote>{drawAll(tokens)}</blockquote>,
  code: ({ text }: Tokens.Code) => (
    <pre>
      <code>{text}</code>
    </pre>
  ),
  table: ({ header, rows }: Tokens.Table) => (
    <table>
      <thead>
        <tr>{cells('th', header)}</tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          <tr key={at}>{cells('td', row)}</tr>
        ))}
      </tbody>
    </table>
  ),
  hr: () => <hr />,
  space: () => null,
  def: () => null,
  strong: ({ tokens }: Tokens.Strong) => <strong>{drawAll(tokens)}</strong>,
  em: ({ tokens }: Tokens.Em) => <em>{drawAll(tokens)}</em>,
  del: ({ tokens }: Tokens.Del) => <del>{drawAll(tokens)}</del>,
  codespan: ({ text }: Tokens.Codespan) => <kbd>{text}</kbd>,
  br: () => <br />,
  link: ({ href, tokens }: Tokens.Link) => <Address href={href}>{drawAll(tokens)}</Address>,
  // Pictures come from this installation or not at all: the browser would refuse others.
  image: ({ href, text }: Tokens.Image) => (href.startsWith('/files/') ? <img src={href} alt={text} loading="lazy" /> : text),
  escape: ({ text }: Tokens.Escape) => text,
  text: (token: Tokens.Text) => (token.tokens ? drawAll(token.tokens) : unescaped(token.text)),
}

const draw = (token: Token): ReactNode => kinds[token.type]?.(token as never) ?? token.raw

/** The reader of Markdown writes these signs as HTML would have them. */
const signs: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" }
const unescaped = (text: string): string => text.replace(/&(?:amp|lt|gt|quot|#39);/g, (sign) => signs[sign] ?? sign)
