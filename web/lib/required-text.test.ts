import { expect, it } from 'vitest';

/** Text that the specification fixes to the letter, one per line, split where a value is inserted. */
const REQUIRED_TEXT = `
Access Itinerary
Accessing itinerary...
Redirecting...
Access Error
Loading your itinerary...
Leave itinerary?
Are you sure you want to exit? You'll need the project ID and access code to return.
Event Time!
until the next adventure begins!
Total Events:
Complete Itinerary
Events for:
No events scheduled
No Events Yet
Get started by adding your first event!
Create Your First Event
No Events for Selected People
Try selecting different people or clear the filter to see all events.
No FAQs Yet
Add Your First FAQ
Help Us Improve!
Admin Access Required
Enter the admin code to access the admin panel. You can find this code in your email.
Access Admin Panel
Current Events
Clear All
Clear All Events?
This will permanently delete all
events. This action cannot be undone
No events yet. Add your first event above!
Current FAQs
No FAQs yet. Add your first FAQ above!
You've reached the limit of your trial. Unlock all features with Full Access!
You tried to
Account Required
Please sign in to view your itinerary dashboard.
Travel Dashboard
Welcome back
Paid
Created by
View Receipts
Delete Itinerary
Create New Itinerary
Paris Wedding Weekend
Create & Continue
Payment Receipts
View Receipt
No payment records found
Delete Permanently
to itinerary
Assign to...
Check Event
+ Create New Itinerary
Save Changes
for full access to your itinerary with unlimited events and customization.
Continue to Payment
Create Itinerary & Send Events
coming soon
Everyone except
Sending confirmation email...
Email sent successfully!
Needs Review
Low Confidence
Missing Information
Please fill in all required fields including your email.
Terms Required
Please accept the Terms and Conditions, Privacy Policy, and Community Guidelines to continue.
Please enter project ID, email, and access code.
Please enter an access code
Missing Code
Please enter the admin code.
Please Wait
Coupon validation in progress. Please wait.
Please fill in all required fields including date and time.
Past Event Notice
Past Events
add a second event
Too many images
You can only upload up to
Invalid file
Please select an image file.
File too large
Please select an image smaller than 10MB.
Change limit reached
You have used all 3 title changes for this project.
Please select your role and provide feedback before submitting.
Please enter an itinerary name.
Not signed in
Please sign in to create an itinerary.
Invalid File Type
File Too Large
Please select an image smaller than 5MB.
No events selected
Please select at least one event to assign.
Error
Failed to create project. Please try again.
Access Denied
Access Code incorrect.
attempt(s) remaining
Too many failed attempts. Access has been blocked.
You've exceeded the maximum number of access attempts (5). Please contact the project owner for assistance or try again later.
Invalid share link - missing project ID
Invalid or expired access code
Access Code incorrect, try again or if you are unsure of your access code, reach out to your event host.
Invalid access code. Please check and try again.
Access granted!
Welcome to the itinerary.
Five invalid attempts reached. Please refresh or reach out to your host.
Invalid coupon code
Failed to validate coupon
Payment Failed
Payment Error
There was an error processing your payment. Please try again.
Payment failed
Please try again.
Payment processing is not configured. Please contact support.
Failed to initiate upgrade. Please try again.
Upgrade Error
Failed to start upgrade process. Please try again.
Failed to initialize upgrade process. Please try again.
Logout failed
There was an error logging out.
Logged out
Access Failed
Unable to access your project. Please try again.
Failed to access your project. Please try again.
Failed to create event. Please try again.
Failed to reorder FAQs. Reverted to previous order.
Failed to save image changes. Please try again.
Upload failed
Failed to upload image. Please try again.
Crop failed
Failed to process image. Please try again.
Invalid admin code. Please try again.
Invalid admin code
The admin code provided is not valid for this project.
Failed to verify admin code. Please try again.
Failed to submit feedback. Please try again.
Copy failed
Could not copy to clipboard.
Failed to delete the event. Please try again.
Failed to assign the event. Please try again.
Failed to update the event. Please try again.
Failed to assign some events. Please try again.
Failed to delete itinerary. Please try again.
Failed to create itinerary. Please try again.
Upload Failed
Failed to upload profile picture. Please try again.
Itinerary created!
You'll now be directed to set up payment.
Success!
MMM d, h:mm a
User
Event created successfully!
Event updated successfully!
Event deleted successfully!
All events cleared successfully!
FAQ created successfully!
FAQ updated successfully!
FAQ deleted successfully!
FAQs reordered successfully!
Customizations saved!
Images updated
Thank you!
Copied!
Event deleted
Event assigned
Event updated
Events assigned
Itinerary deleted
Profile Picture Updated
Purple & Pink
Blue & Teal
Green & Lime
Orange & Red
Pink & Rose
Indigo & Purple
Flower Paper
Creating...
Back to Home
Page Not Found
Maybe Later
Upgrade Now
manage FAQs
customize themes and colors
upload custom images
add more events
change the title
access this feature
This event is scheduled for the past and will appear in the 
`;

/** Ignores line breaks, kinds of apostrophes and escapes, which differ between source and screen. */
const normalize = (text: string) =>
  text
    .replaceAll("\\'", "'")
    .replace(/\s+/g, ' ')
    .replaceAll('’', "'")
    .replaceAll('…', '...')
    .replaceAll('&amp;', '&');

const files = import.meta.glob<string>(
  ['../../{web,worker}/**/*.{ts,tsx}', '!../../web/lib/required-text.test.ts', '!../../**/*.{test,e2e}.*'],
  { query: '?raw', import: 'default', eager: true },
);
const source = normalize(Object.values(files).join('\n'));

it.each(REQUIRED_TEXT.trim().split('\n'))('contains "%s"', (text) => {
  expect(source.includes(normalize(text))).toBe(true);
});
