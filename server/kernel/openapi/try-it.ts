import { declarations } from '@shared/registry/declarations'

/** The field that names a sample of a service, by its path. */
const SAMPLES = Object.fromEntries(declarations.flatMap(({ path, sandbox }) => (sandbox?.sample ? [[path, sandbox.sample]] : [])))

/**
 * What the page of the API does where there is a sandbox: it takes a key, and sends the calls that people write below each operation. Plain
 * JavaScript, as browsers run it; the page is whole without it.
 */
export const TRY_IT_SCRIPT = `'use strict'
{
  const state = document.getElementById('sandbox-state')
  const take = document.getElementById('sandbox-take')
  let key = sessionStorage.getItem('sandbox-key') ?? ''
  let samples = JSON.parse(sessionStorage.getItem('sandbox-samples') ?? '{}')
  const idsOf = ${JSON.stringify(SAMPLES)}
  // What the examples name stands in the sandbox under ids of its own.
  const withSamples = (json) => JSON.stringify(JSON.parse(json, (name, value) => (typeof value === 'string' && samples[name]) || value), null, 2)
  const addressOf = (path, method) => {
    const id = samples[idsOf[path.split('/')[1]]]
    const query = method === 'get' && !path.includes('{') ? '?$limit=3' : ''
    return '/api' + (id ? path.replace('{id}', id) : path) + query
  }
  const element = (name, properties) => Object.assign(document.createElement(name), properties)
  const readJson = async (answer) => {
    const text = await answer.text()
    try {
      return JSON.parse(text)
    } catch {
      return text
    }
  }
  const call = async (path, options) => {
    try {
      const answer = await fetch(path, options)
      return { status: answer.status, body: await readJson(answer) }
    } catch {
      return { status: 0, body: { message: 'No connection: try again in a moment' } }
    }
  }
  const formOf = (details) => {
    const { method, path, body } = details.dataset
    const form = element('form', { className: 'try' })
    const address = element('input', { value: addressOf(path, method) })
    address.setAttribute('aria-label', 'Address')
    const data = element('textarea', { value: body ? withSamples(body) : '', rows: 8 })
    data.setAttribute('aria-label', 'Body')
    const send = element('button', { type: 'submit', textContent: 'Send to the sandbox' })
    const shown = element('pre', { hidden: true })
    shown.setAttribute('role', 'status')
    form.append(address, ...(body ? [data] : []), send, shown)
    form.addEventListener('submit', async (event) => {
      event.preventDefault()
      send.disabled = true
      const headers = { 'X-Api-Key': key, ...(body ? { 'Content-Type': 'application/json' } : {}) }
      const answer = address.value.startsWith('/api/')
        ? await call(address.value, { method: method.toUpperCase(), headers, ...(body ? { body: data.value } : {}) })
        : { status: 0, body: { message: 'An address begins with /api/' } }
      if (answer.status === 401) forget('The key has ended: take another.')
      const text = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body, null, 2)
      shown.textContent = (answer.status || '') + '\\n' + text
      shown.hidden = false
      send.disabled = false
    })
    return form
  }
  const offer = (details) => {
    if (key !== '' && details.open && !details.querySelector('form')) details.querySelector('summary').after(formOf(details))
  }
  const all = [...document.querySelectorAll('details[data-path]')]
  for (const details of all) details.addEventListener('toggle', () => offer(details))
  const hold = (apiKey, given, text) => {
    key = apiKey
    samples = given
    sessionStorage.setItem('sandbox-samples', JSON.stringify(given))
    sessionStorage.setItem('sandbox-key', apiKey)
    state.textContent = text
    all.forEach(offer)
  }
  const forget = (text) => {
    key = ''
    sessionStorage.removeItem('sandbox-key')
    sessionStorage.removeItem('sandbox-samples')
    state.textContent = text
    for (const form of document.querySelectorAll('form.try')) form.remove()
  }
  take.addEventListener('click', async () => {
    take.disabled = true
    const { status, body } = await call('/api/sandboxKeys', { method: 'POST' })
    take.disabled = false
    if (status !== 201) return forget(body.message ?? 'That did not work: try again in a moment')
    const until = new Date(body.endsAt).toLocaleString()
    hold(body.apiKey, body.samples, body.apiKey + ' (' + body.dailyCalls + ' calls, until ' + until + '). Open an operation below and send it.')
  })
  if (key !== '') hold(key, samples, key + ' (from before). Open an operation below and send it.')
}
`
