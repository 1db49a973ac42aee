/** The browser's own reader, where it has one: https://developer.mozilla.org/docs/Web/API/BarcodeDetector */
interface Detector {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>
}
type DetectorClass = new (options: { readonly formats: readonly string[] }) => Detector

const detectorOf = (): DetectorClass | null => {
  const found: unknown = Reflect.get(globalThis, 'BarcodeDetector')
  return typeof found === 'function' ? (found as DetectorClass) : null
}

/** Reads what stands before the camera: by the browser where it can, else by our own reader, which comes then and stays on the device.
 *  @returns the code in the picture, or null */
export const createReader = async (): Promise<(video: HTMLVideoElement) => Promise<string | null>> => {
  const Detector = detectorOf()
  if (Detector) {
    const detector = new Detector({ formats: ['qr_code', 'ean_13', 'ean_8', 'code_128'] })
    return async (video) => {
      const [first] = await detector.detect(video).catch(() => [])
      return first?.rawValue ?? null
    }
  }
  const { readPicture } = await import('./read-picture')
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d', { willReadFrequently: true })
  return (video) => {
    const { videoWidth: width, videoHeight: height } = video
    if (!context || width === 0 || height === 0) return Promise.resolve(null)
    canvas.width = width
    canvas.height = height
    context.drawImage(video, 0, 0)
    return Promise.resolve(readPicture(context.getImageData(0, 0, width, height)))
  }
}
