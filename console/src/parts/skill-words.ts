/** `phone-numbers.ensureDefault` as "Phone numbers: ensure default". */
export function skillInWords(skill: string): string {
  const parts = skill.split('.').map((part) => part.replaceAll(/[A-Z]/g, ' $&').replaceAll('-', ' ').toLowerCase());
  const room = parts.slice(0, -1).join(' ');
  return `${room.charAt(0).toUpperCase()}${room.slice(1)}: ${parts.at(-1) ?? ''}`;
}
