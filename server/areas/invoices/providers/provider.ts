import type { Invoice } from '@shared/areas/invoices/services/invoices'
import type { Stored } from '@shared/foundation/declaration/wire'
import type { OutboundCall, OutboundResponse } from '../../../platform/outbound/outbound'

/** What a provider is asked with: how it is reached, and as whom. */
export interface ProviderLine {
  readonly send: (call: Omit<OutboundCall, 'workspaceId'>) => Promise<OutboundResponse>
  /** Which account it is: what is kept of it in memory (a token) is kept by this. */
  readonly account: string
  readonly username: string
  readonly password: string
  readonly supplierTaxCode: string
}

/** An invoice as a provider is to issue it. */
export type InvoiceDocument = Pick<
  Stored<Invoice>,
  'template' | 'series' | 'type' | 'kind' | 'original' | 'reason' | 'agreement' | 'buyer' | 'payment' | 'lines' | 'vat' | 'cut'
> & {
  /** Tells it from every other one, for ever. */
  readonly uuid: string
  readonly at: Date
}

/** What a provider says of an invoice that it has issued. */
export interface Issued {
  readonly number: string
  readonly taxAuthorityCode?: string
  readonly reservationCode?: string
  readonly issuedAt: Date
}

/** A provider's own file of an invoice; base64. */
export interface InvoiceFile {
  readonly name: string
  readonly bytes: string
}

/** It says no by its own rules: sent again it would say so again. */
export class InvoiceRefusal extends Error {
  readonly code: string
  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

/** It had this invoice before, whatever was heard of it. */
export class UuidUsed extends Error {}

/** Who issues e-invoices. All throw OutboundError where nothing is known of what became of a call. */
export interface EInvoiceProvider {
  readonly name: string
  /** @throws InvoiceRefusal when it doesn't let us in */
  readonly check: (line: ProviderLine) => Promise<void>
  /** @throws InvoiceRefusal, UuidUsed */
  readonly issue: (line: ProviderLine, document: InvoiceDocument) => Promise<Issued>
  /** Adjusts or replaces the invoice that `original` names. @throws as `issue` */
  readonly adjust: (line: ProviderLine, document: InvoiceDocument) => Promise<Issued>
  /** What it has by this uuid; null: it has none. */
  readonly find: (line: ProviderLine, uuid: string) => Promise<Issued | null>
  /** Null: it has none yet. */
  readonly file: (
    line: ProviderLine,
    invoice: { readonly number: string; readonly template: string },
    kind: 'pdf' | 'zip',
  ) => Promise<InvoiceFile | null>
}
