import type { EnquiryMessages } from '../../enquiry/messages.ts';
import { venue } from '../../facts/venue/venue.ts';

const failed = 'Submission error';
const messageError = {
  title: failed,
  text: 'An error occurred while sending your message. Please try again or contact us by phone.',
};
const messageSuccess = {
  title: 'Message sent successfully!',
  text: 'Thank you! We received your message and will contact you as soon as possible.',
};

const messages: EnquiryMessages = {
  optional: 'optional',
  fieldErrors: {
    missing: {
      name: 'Please give us your full name.',
      firstName: 'Please give us your first name.',
      lastName: 'Please give us your last name.',
      email: 'Please give us your e-mail address. Example: maria@example.com',
      phone: 'Please give us your phone number. Example: +30\u00a0690\u00a0000\u00a00000',
      eventType: 'Please choose a type of event.',
      subject: 'Please give your message a subject. Example: Wedding in June',
      message: 'Please write your message.',
    },
    wrong: {
      email: 'Is something missing from the e-mail address? Example: maria@example.com',
      tel: 'Please use the digits 0 to 9, spaces and, from abroad, a + in front. Example: +30\u00a0690\u00a0000\u00a00000',
      count: 'Please write a whole number from {min} to {max} in digits. Example: 120',
      date: 'Please fill in the day, the month and all four digits of the year.',
    },
    past: 'This date has passed. Please choose today or a later date.',
    alphabet:
      'One letter in the e-mail address only looks Latin. Please switch the keyboard to English and type the address again. Example: maria@example.com',
    tooLong: 'Up to {max} characters fit here.',
    shorten: 'Please shorten it by {over}.',
  },
  left: 'Characters left: {left}',
  didYouMean: 'Did you mean {email}?',
  taken: {
    booked: 'This day is taken. Send your request all the same and we will put you on the waiting list.',
    closed: 'We are closed on this day.',
    freeSaturdays: 'The nearest free Saturdays: {days}.',
    freeDays: 'The nearest free dates on the same day of the week: {days}.',
  },
  closed: 'We are closed at the moment and will answer you from {day}.',
  consent: 'By sending this form you accept the [terms of use](terms) and the [privacy policy](terms), which explains how we use your details.',
  sending: 'Sending...',
  rateLimited: {
    one: 'Too many messages were sent in a short time. You can try again in 1 minute.',
    other: 'Too many messages were sent in a short time. You can try again in {minutes} minutes.',
  },
  goBack: 'Go back to find what you had written. Please try again or call us.',
  draft: { restored: 'We have kept what you wrote.', clear: 'Clear' },
  trap: 'Leave this field empty',
  forms: {
    home: {
      labels: {
        name: 'Full name',
        phone: 'Phone',
        email: 'E-mail',
        subject: 'Subject',
        message: 'Message',
      },
      hints: { message: 'What are you celebrating, when, and roughly how many of you will there be?' },
      placeholders: { subject: 'Wedding, a Saturday in June' },
      options: {},
      submit: 'Send message',
      success: messageSuccess,
      error: messageError,
    },
    contact: {
      labels: {
        firstName: 'First name',
        lastName: 'Last name',
        email: 'E-mail',
        phone: 'Phone',
        eventType: 'Type of event',
        guestCount: 'Number of guests',
        subject: 'Subject',
        message: 'Message',
      },
      hints: {
        guestCount: 'A rough figure is fine if you don’t know yet.',
        message: 'For a visit, which day and time suit you? For an event, which date do you have in mind?',
      },
      placeholders: { eventType: 'Select event type' },
      options: {},
      submit: 'SEND MESSAGE',
      success: messageSuccess,
      error: messageError,
    },
    request: {
      labels: {
        firstName: 'First name',
        lastName: 'Last name',
        email: 'E-mail',
        phone: 'Phone',
        eventType: 'Type of event',
        eventDate: 'Date of the event',
        guestCount: 'Number of guests',
        budget: 'Budget',
        specialRequests: 'Special requests',
        howDidYouHear: 'How did you hear about us?',
        services: 'Services you are interested in',
      },
      hints: {
        eventDate: 'Not decided yet? Give us the most likely date.',
        guestCount: 'A rough figure is fine if you don’t know yet.',
        specialRequests: 'Children’s menu, allergies, a ceremony on the estate: anything we should know.',
      },
      placeholders: { eventType: 'Select event type', budget: 'e.g. €10,000', howDidYouHear: 'Select an answer' },
      options: {
        eventType: {
          wedding: 'Wedding',
          christening: 'Baptism',
          party: 'Party',
          corporate: 'Corporate event',
          other: 'Other',
        },
        howDidYouHear: {
          Google: 'Google',
          Facebook: 'Facebook',
          Instagram: 'Instagram',
          Σύσταση: 'Recommendation',
          Άλλο: 'Other',
        },
        services: {
          Διακόσμηση: 'Decoration',
          'Φωτογραφία & Video': 'Photography & video',
          'Μουσική & DJ': 'Music & DJ',
          'Wedding Planner': 'Wedding planner',
          'Συντονισμός Εκκλησίας': 'Church coordination',
          'Πλήρης Διοργάνωση': 'Full planning',
        },
      },
      submit: 'Send request',
      success: {
        title: 'Request sent successfully!',
        text: `${venue.managerFirstName.en} will answer you within ${venue.replyHours} hours.`,
        confirmed: 'A confirmation e-mail has been sent to {email}.',
      },
      error: {
        title: failed,
        text: 'An error occurred while sending your request. Please try again or contact us by phone.',
      },
    },
  },
};

export default messages;
