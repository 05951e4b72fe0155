/** The key in sessionStorage under which the outcome of a booking is kept for the tab. */
export const bookingKey = 'booking'
