/** Whoever reads a command's output may stop early (`| head`): the command does the rest without it, and says nothing. */
export const outliveReaders = (...outputs: readonly NodeJS.WriteStream[]): void => {
  for (const output of outputs)
    output.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error
    })
}
