export const hasCamera = (): boolean => typeof navigator !== 'undefined' && 'mediaDevices' in navigator
