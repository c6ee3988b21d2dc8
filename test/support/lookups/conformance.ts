import type { LookupAdapter } from '../../../src/carriers/lookups/lookup-adapter.ts';

export interface AdapterUnderTest {
  readonly adapter: LookupAdapter;
  close(): Promise<void>;
}

const numberFor = (script: string): string => `+1212555${`01${script}`}`;

/**
 * The contract that every number lookup must fulfill. The remote side must implement the magic
 * numbers 20, 21, 24, 25 and 26.
 */
export function holdToLookups(name: string, open: () => Promise<AdapterUnderTest>): void {
  let side: AdapterUnderTest;
  const lookUp = (script: string) => side.adapter.lookUp(numberFor(script), new Date());

  beforeAll(async () => {
    side = await open();
  });
  afterAll(() => side.close());

  test.each([
    ['00', 'mobile'],
    ['20', 'landline'],
    ['21', 'voip'],
    ['24', 'unknown'],
    ['25', 'toll_free'],
    ['26', 'mobile'],
  ])(`${name} returns the line type of …01%s: %s`, async (script, lineType) => {
    expect((await lookUp(script)).lineType).toBe(lineType);
  });

  test(`${name} returns the network name, or null if it is unknown`, async () => {
    expect((await lookUp('26')).carrierName).toMatch(/AT&T/);
    expect((await lookUp('24')).carrierName).toBeNull();
  });

  test(`${name} returns declared values only`, async () => {
    for (const script of ['00', '20', '21', '24', '25', '26']) {
      const answer = await lookUp(script);
      expect(Object.keys(answer).sort()).toEqual(['carrierName', 'disconnectedAt', 'lineType', 'status']);
      expect(['active', 'inactive', 'unknown']).toContain(answer.status);
      expect(answer.carrierName === null || answer.carrierName.length > 0).toBe(true);
      expect(answer.disconnectedAt === null || answer.disconnectedAt instanceof Date).toBe(true);
    }
  });

  test(`${name} matches each of many concurrent responses to its request`, async () => {
    const scripts = Array.from({ length: 60 }, (_, index) => ['20', '21', '26'][index % 3] as string);
    const answers = await Promise.all(scripts.map(lookUp));
    const kinds: Record<string, string> = { '20': 'landline', '21': 'voip', '26': 'mobile' };
    expect(answers.map(({ lineType }) => lineType)).toEqual(scripts.map((script) => kinds[script]));
  });

  test(`${name} has a name and a price in whole credits, and can be stopped twice`, async () => {
    expect(side.adapter.name).toMatch(/^[a-z]+$/);
    expect(side.adapter.credits).toBeGreaterThanOrEqual(1);
    expect(Number.isInteger(side.adapter.credits)).toBe(true);
    await side.adapter.stop();
    await side.adapter.stop();
  });
}
