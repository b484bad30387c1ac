import { expect, test } from './test.ts';

test('a username, a new password and a theme', async ({ page, reader, quality }) => {
  await page.goto('/profile-settings');
  await expect(page.getByLabel('Email')).toHaveValue(reader.email);
  await quality.expectAccessible();

  await page.getByLabel('Username').fill('Anna N!');
  await expect(page.getByLabel('Username')).toHaveValue('annan');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Profile updated successfully')).toBeVisible();

  await page.getByLabel('New Password').fill('another horse');
  await page.getByLabel('Confirm Password').fill('another house');
  await page.getByRole('button', { name: 'Change Password' }).click();
  await expect(page.getByText("Passwords don't match").first()).toBeVisible();
  await page.getByLabel('Confirm Password').fill('another horse');
  await page.getByRole('button', { name: 'Change Password' }).click();
  await expect(page.getByText('Password updated successfully')).toBeVisible();

  await page.getByText('Dark', { exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByLabel('Username')).toHaveValue('annan');
  await quality.expectAccessible();
});

test('a picture is cut, kept and shown', async ({ page, reader }) => {
  expect(reader.email).toContain('@');
  await page.goto('/profile-settings');
  const drawn = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [300, 200];
    const pen = canvas.getContext('2d');
    if (pen) pen.fillRect(0, 0, 300, 200);
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from(drawn, 'base64') });
  await expect(page.getByText('Profile picture updated!')).toBeVisible();
  await page.goto('/');
  const picture = page.getByRole('button', { name: 'Account' }).locator('img');
  await expect(picture).toBeVisible();
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test('signed out, the settings ask for a sign-in', async ({ page, quality }) => {
  await page.goto('/profile-settings');
  await expect(page.getByText('Please sign in to access settings')).toBeVisible();
  await quality.expectAccessible();
});
