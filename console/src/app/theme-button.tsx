import { Button } from '../parts/button.tsx';
import { chooseTheme, useTheme } from '../service/theme.ts';

/** Switches between light and dark; the system decides until it is pressed. */
export function ThemeButton() {
  const chosen = useTheme();
  const isDark = chosen === null ? matchMedia('(prefers-color-scheme: dark)').matches : chosen === 'dark';
  return (
    <Button
      kind="quiet"
      icon="theme"
      label="Switch between light and dark"
      onPress={() => chooseTheme(isDark ? 'light' : 'dark')}
    />
  );
}
