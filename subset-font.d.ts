declare module 'subset-font' {
  interface Options {
    readonly targetFormat?: 'woff2'
    readonly keepFeatures?: readonly string[]
    readonly variationAxes?: Readonly<Record<string, number>>
  }
  export default function subsetFont(font: Buffer, text: string, options?: Options): Promise<Buffer>
}
