import { parseImageParams } from '#lake/assets/imageParams.ts'

const params = (text: string, accept?: string) => parseImageParams(new URLSearchParams(text), accept)

describe('image parameters', () => {
  it('mean the original when nothing is asked for', () => {
    expect(params('')).toBeUndefined()
    for (const text of ['fit=max&dl=name.png', 'dl', 'dlRaw=', 'dpr=2']) expect(params(text)).toBeUndefined()
    expect(params('auto=format', 'image/png')).toBeUndefined()
  })

  it('multiply sizes by the device pixel ratio, up to a limit', () => {
    expect(params('w=100&h=50&dpr=2')).toMatchObject({ width: 200, height: 100 })
    expect(params('w=101&dpr=1.5')).toMatchObject({ width: 152 })
    expect(params('w=8000&dpr=3')).toMatchObject({ width: 8192 })
  })

  it('choose the best format the browser accepts', () => {
    expect(params('auto=format', 'image/avif,image/webp,*/*')).toMatchObject({ format: 'avif' })
    expect(params('auto=format', 'image/webp,*/*')).toMatchObject({ format: 'webp' })
    expect(params('auto=format&fm=jpg', 'image/avif')).toMatchObject({ format: 'jpeg' })
  })

  it.each(['flip', 'crop', 'pad', 'bg', 'sat', 'width', 'W'])(
    'refuse what would be drawn as another picture: %s',
    (name) => {
      expect(() => params(`w=40&${name}=5`)).toThrow(
        expect.objectContaining({ status: 400, message: expect.stringContaining(`"${name}"`) }),
      )
    },
  )

  it.each([
    'w=0',
    'w=abc',
    'w=9000',
    'w=100.5',
    'q=74.5',
    'q=101',
    'dpr=9',
    'fit=stretch',
    'fp-x=1.5',
    'bg=red',
    'blur=2001',
    'fm=exe',
    'rect=1,2,3',
    'rect=0,0,0,5',
    'auto=compress',
    'auto=&fm=png',
  ])('refuse what makes no sense: %s', (text) => {
    expect(() => params(text)).toThrow(
      expect.objectContaining({ status: 400, message: expect.stringContaining(`"${text.split('=')[0]}"`) }),
    )
  })
})
