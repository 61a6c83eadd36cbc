/** Drawn here on a grid of 24 × 24, stroked with the colour of the text. */
export const ICONS = {
  undo: 'M9 5 4.5 9.5 9 14M5 9.5h9a5.5 5.5 0 0 1 0 11H9',
  redo: 'm15 5 4.5 4.5L15 14M19 9.5h-9a5.5 5.5 0 0 0 0 11h5',
  hint: 'M9 17.5h6M10 20.5h4M9 15c0-2-3-3.5-3-7a6 6 0 0 1 12 0c0 3.5-3 5-3 7z',
  collect: 'M5 3.5h14M12 20.5V8M6.5 13 12 7.5l5.5 5.5',
  coach: 'M3.5 10.5 12 6l8.5 4.5L12 15zM7 12.5v4c1.5 1.5 3 2 5 2s3.5-.5 5-2v-4M20.5 10.5v5',
  deal: 'M4.5 4.5h6v8h-6zM13.5 4.5h6v8h-6zM7.5 15v4.5M5.5 17.5l2 2 2-2M16.5 15v4.5M14.5 17.5l2 2 2-2',
  new: 'M7.5 8.5h9a1.5 1.5 0 0 1 1.5 1.5v9a1.5 1.5 0 0 1-1.5 1.5h-9A1.5 1.5 0 0 1 6 19v-9'
    + 'a1.5 1.5 0 0 1 1.5-1.5zM9 5.5h9.5A2.5 2.5 0 0 1 21 8v9M12 11.5v6M9 14.5h6',
  restart: 'M5.5 7.5A8 8 0 1 1 4 12M5 3.5v4.5h4.5',
  giveUp: 'M6 21V4M6 5c4-2.5 7 2 12 0v9c-5 2-8-2.5-12 0',
  settings: 'M4 7h9M17 7h3M4 12h2M10 12h10M4 17h8M16 17h4M15 5.2v3.6M8 10.2v3.6M14 15.2v3.6',
  records: 'M5 20.5V11h3.5v9.5M10.3 20.5v-16h3.5v16M15.6 20.5v-6H19v6M3.5 20.5h17',
  larger: 'M14 4h6v6M20 4l-7 7M10 20H4v-6M4 20l7-7',
  demo: 'M4.5 5h15v11h-15zM10.5 8v5l4-2.5zM8.5 20h7',
  review: 'M4 12a8 8 0 1 0 2.5-5.8M4 4v4h4M12 8v4.5l3 2',
  why: 'M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 17.5h.01M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17z',
  play: 'M8 5.5v13l10.5-6.5z',
  pause: 'M8.5 6v12M15.5 6v12',
  next: 'm9.5 5.5 6.5 6.5-6.5 6.5',
  previous: 'M14.5 5.5 8 12l6.5 6.5',
  first: 'M17 5.5 10.5 12l6.5 6.5M6.5 5.5v13',
  last: 'm7 5.5 6.5 6.5L7 18.5M17.5 5.5v13',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  up: 'm6 15 6-6 6 6',
  down: 'm6 9 6 6 6-6',
  left: 'm15 6-6 6 6 6',
  right: 'm9 6 6 6-6 6',
  close: 'm6 6 12 12M18 6 6 18',
} as const;

export type IconName = keyof typeof ICONS;
