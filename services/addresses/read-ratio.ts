const TALLEST = 0.5
const WIDEST = 3

/** The forms in which embed codes tell a video's size: height and width, or one of them in hundredths of the other. */
const PADDING = /padding(?:-top|-bottom)?\s*:\s*(?:0\s+0\s+)?([\d.]+)%/i
const ASPECT = /aspect(?:-ratio)?["']?\s*[:=]\s*["']?([\d.]+)(?:\s*\/\s*([\d.]+))?/i
const WIDTH = /[\s;"'{]width["']?\s*[:=]\s*["']?(\d+)(?=["';\s>]|px)/i
const HEIGHT = /[\s;"'{]height["']?\s*[:=]\s*["']?(\d+)(?=["';\s>]|px)/i

/** Reads the ratio of width to height that an embed code or the address of a YouTube Short tells. */
export function readRatio(pasted: string): number | undefined {
  const padding = numberIn(PADDING, pasted)
  const [, aspect, divisor = '1'] = ASPECT.exec(pasted) ?? []
  const width = numberIn(WIDTH, pasted)
  const height = numberIn(HEIGHT, pasted)
  const found = [
    padding && 100 / padding,
    aspect && Number(aspect) / Number(divisor),
    width && height && width / height,
    /youtube\.com\/shorts\//.test(pasted) && 9 / 16,
  ]
  const ratio = found.find((each) => Number(each) >= TALLEST && Number(each) <= WIDEST)
  return ratio ? Math.round(Number(ratio) * 10_000) / 10_000 : undefined
}

const numberIn = (form: RegExp, text: string) => Number(form.exec(text)?.[1] ?? 0)
