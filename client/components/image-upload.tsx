import type { ComponentProps } from 'react'
import { useIntl } from 'react-intl'
import { isApiError } from '../api/api-error'
import { api } from '../api/api'
import { dataUrlOf } from '../lib/data-url'
import { ImageField } from '../ui/ImageField/ImageField'
import { pickMessages as m } from './messages'

/** Sends a picture to the server, and answers its address. @throws Error with what is told to people */
export const useUpload = (): ((file: File) => Promise<string>) => {
  const intl = useIntl()
  const [create] = api.uploads.useCreate()
  return async (file) => {
    try {
      return (await create({ uri: await dataUrlOf(file) }).unwrap()).uri
    } catch (thrown) {
      if (!isApiError(thrown)) throw thrown
      throw new Error(thrown.code === 413 ? intl.formatMessage(m.imageTooLarge) : thrown.message, { cause: thrown })
    }
  }
}

/** A picture that is kept by the server; the value is its address. */
export const ImageUpload = (props: Omit<ComponentProps<typeof ImageField>, 'upload'>) => <ImageField {...props} upload={useUpload()} />
