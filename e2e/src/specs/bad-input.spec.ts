import { expect, test } from '../fixtures/hub';

const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');

const refused: [string, { name: string; body: string | Buffer }, string][] = [
  ['an empty file', { name: 'empty.csv', body: '' }, 'The file is empty.'],
  ['a header alone', { name: 'header.csv', body: 'city,visits\n' }, 'The file has a header row but no data rows.'],
  ['a picture named .csv', { name: 'picture.csv', body: PNG }, 'The file is a PNG image, not CSV text.'],
];

for (const [what, { name, body }, sentence] of refused) {
  test(`${what} ends in one sentence, and nothing of it stays`, async ({ page, member, request, hub }) => {
    await page.goto('/dashboard/upload');
    await page.getByLabel('CSV file').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(body) });
    await page.getByRole('button', { name: 'Analyze', exact: true }).click();
    await expect(page.getByText(sentence).first()).toBeVisible({ timeout: 20_000 });
    await expect(page.getByText('Ready to Analyze Your Data')).toBeVisible();
    const headers = { authorization: `Bearer ${member.token}` };
    expect(await (await request.get(`${hub.url}/api/reports`, { headers })).json()).toEqual([]);
  });
}

test('a file of another kind is refused before anything is sent', async ({ page, member }) => {
  expect(member.token).not.toBe('');
  await page.goto('/dashboard/upload');
  const sent: string[] = [];
  page.on('request', (request) => void sent.push(request.url()));
  await page.getByLabel('CSV file').setInputFiles({ name: 'table.docx', mimeType: 'application/zip', buffer: Buffer.from('PK') });
  await expect(page.getByText('Please select a CSV file.').first()).toBeVisible();
  expect(sent.filter((url) => url.includes('/api/upload-csv'))).toEqual([]);
});

test('a wrong password says so without saying whether the address is known', async ({ page, member }) => {
  await page.addInitScript(() => localStorage.clear());
  const texts: string[] = [];
  for (const email of [member.email, 'nobody@example.test']) {
    await page.goto('/login');
    await page.getByLabel('Email').fill(email);
    await page.getByRole('textbox', { name: 'Password' }).fill('not-the-password');
    await page.getByRole('button', { name: 'Sign In' }).click();
    const toast = page.getByRole('alert').filter({ hasText: /password/i });
    await expect(toast.first()).toBeVisible();
    texts.push((await toast.first().textContent()) ?? '');
  }
  expect(texts[0]).toBe(texts[1]);
});

test('a toast comes at the top of the page, in its middle', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Email').fill('nobody@example.test');
  await page.getByRole('textbox', { name: 'Password' }).fill('not-the-password');
  await page.getByRole('button', { name: 'Sign In' }).click();
  const toast = page.getByRole('alert').filter({ hasText: /password/i });
  await expect(toast).toBeVisible();
  const width = page.viewportSize()?.width ?? 0;
  const place = async () => {
    const box = await toast.boundingBox();
    return box && { fromTop: box.y < 120, fromMiddle: Math.round(Math.abs(box.x + box.width / 2 - width / 2)) < 4 };
  };
  await expect.poll(place).toEqual({ fromTop: true, fromMiddle: true });
});

test('an expired token leads to the login and is forgotten', async ({ page }) => {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const expired = `${part({ alg: 'HS256' })}.${part({ sub: 'someone', exp: 1_600_000_000 })}.c2lnbmF0dXJl`;
  await page.addInitScript((token) => {
    if (sessionStorage.getItem('placed')) return;
    sessionStorage.setItem('placed', '1');
    localStorage.setItem('token', token);
  }, expired);
  await page.goto('/dashboard/reports');
  await expect(page).toHaveURL(/\/login$/);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});
