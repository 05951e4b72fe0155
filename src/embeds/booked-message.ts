/** The message by which `/merci`, in the calendar's frame, announces a booking to the page around. */
export const BOOKED_MESSAGE = 'merci'
