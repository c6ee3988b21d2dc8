/** Outlines on a grid of 16, drawn with the color of the text. */
const PATHS = {
  overview: 'M2.5 8.5 8 3l5.5 5.5M4 7.5V13h3v-3h2v3h3V7.5',
  inbox: 'M2.5 9.5h3l1 2h3l1-2h3M2.5 9.5V13h11V9.5M2.5 9.5 4 3.5h8l1.5 6',
  campaign: 'M3 6.5v3h2l6 3v-9l-6 3H3ZM5.5 9.5 6.5 13M13 6.5v3',
  journey:
    'M4.5 4a1.5 1.5 0 1 1-3 0 1.5 1.5 0 0 1 3 0ZM14.5 12a1.5 1.5 0 1 1-3 0 1.5 1.5 0 0 1 3 0ZM4.5 4H9a2 2 0 0 1 2 2v0a2 2 0 0 1-2 2H7a2 2 0 0 0-2 2v0a2 2 0 0 0 2 2h4.5',
  automation: 'M9 1.5 3.5 9H8l-1 5.5L12.5 7H8l1-5.5Z',
  template: 'M3 2.5h10v11H3zM5.5 5.5h5M5.5 8h5M5.5 10.5h3',
  people:
    'M6 7.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM1.5 13.5c0-2.5 2-4 4.5-4s4.5 1.5 4.5 4M10.5 2.8a2.5 2.5 0 0 1 0 4.4M12 9.8c1.6.6 2.5 1.9 2.5 3.7',
  list: 'M5.5 4h8M5.5 8h8M5.5 12h8M2.5 4h.01M2.5 8h.01M2.5 12h.01',
  segment: 'M8 1.5v6.5l5.6 3.2A6.5 6.5 0 1 1 8 1.5ZM10.5 2a6.5 6.5 0 0 1 3.9 6.7L10.5 6.5V2Z',
  tag: 'M2.5 2.5h5l6 6-5 5-6-6v-5ZM5.5 5.5h.01',
  chart: 'M2.5 13.5h11M4.5 11V7.5M8 11V3.5M11.5 11V6',
  link: 'M6.5 9.5 9.5 6.5M7 4.5 8.5 3a3 3 0 0 1 4.5 4.5L11.5 9M9 11.5 7.5 13A3 3 0 0 1 3 8.5L4.5 7',
  approval: 'M8 1.8 13 4v4c0 3-2 5-5 6.2C5 13 3 11 3 8V4l5-2.2ZM5.8 8l1.6 1.6L10.4 6.5',
  compliance: 'M8 2v11.5M4.5 13.5h7M3 5h10M3 5l-1.5 4.5a2 2 0 0 0 3 0L3 5ZM13 5l-1.5 4.5a2 2 0 0 0 3 0L13 5Z',
  phone: 'M5 1.5h6v13H5zM7.5 12.5h1',
  credits: 'M1.5 4h13v8.5h-13zM1.5 6.5h13M4 10h3',
  key: 'M9.5 6.5a3 3 0 1 1-3-3 3 3 0 0 1 3 3ZM8.7 8.7l4.8 4.8M11 11l1.5-1.5',
  audit: 'M3.5 1.5h6l3 3v10h-9zM9.5 1.5v3h3M5.5 8h5M5.5 11h5',
  webhook:
    'M6.2 6.8a2.6 2.6 0 1 1 3.3-.9l2 3.6M5.8 6.4 3.7 10M11 9.3a2.5 2.5 0 1 1-.9 4.2M2.6 10a2.5 2.5 0 1 0 4.2 1.8h4',
  partner: 'M2 13.5V6l4-2.5v10M6 13.5h8V6.5H6M8.5 9h3M8.5 11h3',
  search: 'M7 11.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9ZM10.5 10.5l3 3',
  menu: 'M2.5 4h11M2.5 8h11M2.5 12h11',
  close: 'M4 4l8 8M12 4l-8 8',
  down: 'M4.5 6.5 8 10l3.5-3.5',
  right: 'M6.5 4.5 10 8l-3.5 3.5',
  left: 'M9.5 4.5 6 8l3.5 3.5',
  check: 'M3.5 8.5l3 3 6-7',
  plus: 'M8 3v10M3 8h10',
  more: 'M3 8h.4M7.8 8h.4M12.6 8h.4',
  code: 'M5.5 4.5 2 8l3.5 3.5M10.5 4.5 14 8l-3.5 3.5',
  theme: 'M8 2.5a5.5 5.5 0 1 0 0 11v-11ZM8 2.5a5.5 5.5 0 0 1 0 11',
  alert: 'M8 2 14.5 13.5h-13L8 2ZM8 6.5v3M8 11.5h.01',
  info: 'M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12ZM8 7.5V11M8 5h.01',
  copy: 'M5.5 5.5h8v8h-8zM10.5 5.5v-3h-8v8h3',
  upload: 'M8 10.5v-8M4.5 6 8 2.5 11.5 6M2.5 10.5v3h11v-3',
  download: 'M8 2.5v8M4.5 7 8 10.5 11.5 7M2.5 10.5v3h11v-3',
  play: 'M4.5 2.5v11l9-5.5-9-5.5Z',
  pause: 'M5 3v10M11 3v10',
  stop: 'M3.5 3.5h9v9h-9z',
  edit: 'M3 13l.5-3 7-7 2.5 2.5-7 7-3 .5Z',
  trash: 'M2.5 4h11M6 4V2.5h4V4M4 4l.5 9.5h7L12 4M6.5 6.5v4.5M9.5 6.5v4.5',
  clock: 'M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12ZM8 4.5V8l2.5 1.5',
  send: 'M2 8 14 2.5 11 14 7.5 9.5 2 8ZM7.5 9.5 14 2.5',
  person: 'M8 8a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM2.5 14.5c0-3 2.5-5 5.5-5s5.5 2 5.5 5',
  outside: 'M6 3H3v10h10v-3M9 2.5h4.5V7M13.5 2.5 7.5 8.5',
} as const;

export type IconName = keyof typeof PATHS;

/** Decoration: the words beside it say what it means. */
export function Icon({ name, size = 16 }: { readonly name: IconName; readonly size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
