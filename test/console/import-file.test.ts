import {
  answerParams,
  isAnswered,
  NO_ANSWERS,
  questionsOf,
  withMeaning,
} from '../../console/src/pages/contacts/import/answers.ts';
import { guessMapping, mappingParam } from '../../console/src/pages/contacts/import/mapping.ts';
import { readSheet } from '../../console/src/pages/contacts/import/read-file.ts';
import { makeWorkbook } from '../support/make-workbook.ts';

const csv = (text: string) => readSheet(new File([text], 'people.csv'));

test('a column gets a field by its whole name, and not by how its name begins', async () => {
  const sheet = await csv(
    'Phone,Last Visit,Phone type,Telephone notes,Name of pet,Last name\n+12025551301,x,mobile,y,z,A\n',
  );
  expect(guessMapping(sheet)).toEqual({
    Phone: 'phone',
    'Last Visit': 'attributes.last_visit',
    'Phone type': 'attributes.phone_type',
    'Telephone notes': 'attributes.telephone_notes',
    'Name of pet': 'attributes.name_of_pet',
    'Last name': 'last_name',
  });
});

test('rows have their numbers in the file, with the header, empty lines and quoted line breaks counted', async () => {
  const sheet = await csv('phone;note\r\n\r\n1;"two\r\nlines"\r\n;\r\n2;x\r\n');
  expect(sheet.numbers).toEqual([3, 5]);
  expect(sheet.rows).toEqual([
    { phone: '1', note: 'two\r\nlines' },
    { phone: '2', note: 'x' },
  ]);
});

test('a tab of a workbook is read with typed cells and the numbers of its rows', async () => {
  const sheets = {
    Notes: '<row><c><v>1</v></c></row>',
    People: '<row r="2"><c t="inlineStr"><is><t>phone</t></is></c></row><row r="5"><c><v>12025551301</v></c></row>',
  };
  const file = new File([await makeWorkbook({ sheets })], 'people.xlsx');
  const sheet = await readSheet(file, 'People');
  expect(sheet).toMatchObject({
    tabs: ['Notes', 'People'],
    tab: 'People',
    numbers: [5],
    rows: [{ phone: 12_025_551_301 }],
  });
  await expect(readSheet(file)).rejects.toThrow('needs a line of column names and a row');
});

test('an import waits for the answers about its columns, and sends them', async () => {
  const sheet = await csv('phone,SMS flag,Visit,Opt-in source\n+12025551301,A,05/06/2024,shop\n');
  const mapping = guessMapping(sheet);
  expect(questionsOf(sheet, mapping, false).map(({ column }) => column)).toEqual(['Visit']);
  const questions = questionsOf(sheet, mapping, true);
  expect(questions.map(({ column }) => column)).toEqual(['SMS flag', 'Visit']);
  expect(questions.some((one) => isAnswered(one, NO_ANSWERS))).toBe(false);
  const answers = { ...withMeaning(NO_ANSWERS, 'SMS flag', 'A', 'opted_in'), types: { Visit: 'day_first' as const } };
  expect(questions.every((one) => isAnswered(one, answers))).toBe(true);
  expect(answerParams(sheet, mapping, answers)).toEqual({
    consent_values: { 'SMS flag': { A: 'opted_in' } },
    column_types: { 'SMS flag': 'text', Visit: 'day_first' },
  });
  // A column that was not ignored on request still counts when it says that a person opted out.
  expect(mapping['Opt-in source']).toBe('');
  expect(mappingParam(mapping, sheet)).not.toHaveProperty('Opt-in source');
});
