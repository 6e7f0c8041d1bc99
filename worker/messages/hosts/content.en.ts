/** The admin panel: events, FAQs, the look, pictures, history and settings. */
export const contentEn = {
  // Customize tab
  saveIt: 'Save',
  remove: 'Remove',
  backgroundPatterns: 'Background Patterns',
  background: 'Background',
  backgroundColor: 'Background color',
  /** For screen readers; `color`: "primary color", lower case in English */
  pickColor: 'Pick {color}',
  primaryColor: 'Primary color',
  secondaryColor: 'Secondary color',
  accentColor: 'Accent color',
  colorCustomization: 'Color Customization',
  colorCustomizationNote: 'Primary colors the buttons, accent the current event. The cover uses all three.',
  /** For screen readers: names the sets of colors */
  presets: 'Presets',
  resetColors: 'Reset Colors',
  numberToCall: 'A number to call',
  numberToCallNote:
    'For guests who are lost or late. Everyone who can open the itinerary sees it, also offline and on paper.',
  phoneNumber: 'Phone number',
  whoAnswersOptional: 'Who answers (optional)',
  whoAnswers: 'Who answers',
  /** Example of a name in a field */
  exampleName: 'Nora',

  // Two hosts changed the same
  /** In place of the name of a co-host */
  someoneElse: 'Someone else',
  youChangedThis: 'You changed this in another tab',
  otherChangedThis: '{author} changed this too',
  youSavedMeanwhile: 'You saved changes while you were editing. Choose which version to keep.',
  otherSavedMeanwhile: 'They saved changes while you were editing. Choose which version to keep.',
  backToEditing: 'Back to Editing',
  keepThisVersion: 'Keep this',
  keepMyVersion: 'Keep mine',
  takeOtherVersion: 'Take the other',
  takeTheirVersion: 'Take theirs',
  useAtMostCharacters: { one: 'Use at most {count} character.', other: 'Use at most {count} characters.' },
  hexColorNeeded: 'Enter a hex color, such as #9333ea.',

  // Customize tab, continued
  timeZoneTitle: 'Time Zone',
  timeZoneNote: "Used for new events. Existing events don't change.",
  customizeWithFullAccess: 'Customize your itinerary with Full Access.',
  unlock: 'Unlock',
  optionalDisplays: 'Optional Displays',
  countdownToNext: 'Countdown to the next event',
  creatorName: 'Creator name',
  /** A cover with colors and fonts that go together */
  look: 'Look',
  colors: 'Colors',
  font: 'Font',
  titleFont: 'Title font',
  titleLabel: 'Title',
  place: 'Place',
  timeZoneLabel: 'Time zone',
  countdownLabel: 'Countdown',
  links: 'Links',
  /** A field that is not set */
  none: 'None',
  defaultChoice: 'Default',
  shown: 'Shown',
  hidden: 'Hidden',
  /** "Garden, Lake cover" */
  lookWithCover: '{look}, {cover} cover',
  fontSelection: 'Font Selection',
  titleFontStyle: 'Title Font Style',
  pageLanguageNote:
    'For link previews, calendar apps, and guests whose browser prefers none of these. Others read their own language.',
  englishUnlessPreferred: 'English, unless guests prefer another',
  enterLinkName: 'Enter a name for the link.',
  enterAddress: 'Enter a web address.',
  enterAddressSuchAs: 'Enter a web address, such as example.com.',
  linkIsAdded: 'This link is already added.',
  linksNote: 'Buttons below the title, for example to photos, a packing list or a registry.',
  addLink: 'Add Link',
  numberOf: '{number} of {all}',
  linkNameLabel: 'Link {number} name',
  linkAddressLabel: 'Link {number} address',
  removeLink: 'Remove link {number}',
  looks: 'Looks',
  looksNote: 'A cover with colors, fonts and a background that go together.',
  chooseAnotherCover: 'Choose another cover',
  headerImagesInstead:
    'Your header images are shown on the page instead. The cover is used in link previews and emails.',
  pagePreview: 'Preview of the page',
  /** In the preview of the page, here and below */
  sampleCountdown: '12 days 04 hours 30 minutes',
  /** `weekday`: the next message */
  sampleDay: '{weekday} June 12',
  sampleWeekday: 'Friday',
  sampleTime: '7:00 PM',
  sampleEvent: 'Dinner by the water',
  placeNote: 'Shown under the title, next to the dates.',
  cityOrRegion: 'City or region',
  examplePlace: 'Lake Como',
  customizeFailed: 'Failed to save customizations. Please try again.',
  unsavedChanges: { one: '{count} unsaved change', other: '{count} unsaved changes' },
  titleChangesUsed: '{number} of {all} changes used.',
  /** `used`: the sentence before */
  titleChangesUsedUp: '{used} You have used all 3 title changes for this project.',
  titleCustomization: 'Title Customization',
  customizationsSaved: 'Customizations saved!',
  changeLimitReached: 'Change limit reached',
  changeLimitReachedText: 'You have used all 3 title changes for this project.',

  // Appearance
  /** Background, here and below */
  customColor: 'Custom Color',
  crumpledPaper: 'Crumpled Paper',
  marble: 'Marble',
  flowerPaper: 'Flower Paper',
  watercolorPaper: 'Watercolor Paper',
  oceanWaves: 'Ocean Waves',
  purpleAndPink: 'Purple & Pink',
  blueAndTeal: 'Blue & Teal',
  greenAndLime: 'Green & Lime',
  orangeAndRed: 'Orange & Red',
  pinkAndRose: 'Pink & Rose',
  indigoAndPurple: 'Indigo & Purple',
  /** Font of the text, here and below */
  fontNormal: 'Normal',
  fontClassy: 'Classy',
  fontNormalText: 'Modern system font',
  fontClassyText: 'Elegant serif',
  systemFont: 'System',

  // Both versions of what two hosts changed
  yourVersion: 'Yours',
  theirVersion: 'Theirs',
  keepMine: 'Keep Mine',
  useTheirs: 'Use Theirs',
  thisTab: 'This tab',
  otherTab: 'Other tab',
  keepThis: 'Keep This',
  useTheOther: 'Use the Other',
  ownVersionSaved:
    'That version was saved on {time}. Which one do you want to keep? All other changes are kept.',
  theirVersionSaved:
    'Their version was saved on {time}. Which one do you want to keep? All other changes are kept.',
  bothVersions: 'Both versions',
  /** Title, here and below */
  youChangedEvent: 'You changed this event in another tab',
  otherChangedEvent: '{author} changed this event',
  youChangedFaq: 'You changed this FAQ in another tab',
  otherChangedFaq: '{author} changed this FAQ',
} as const;
