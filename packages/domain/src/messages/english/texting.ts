/** What keeps SMS from being sent as they are set. */
export const smsProblemTexts = {
  sender: 'The sender is 3 to 11 letters and digits, with at least one letter.',
  registeredOn: 'Say on which day ComReg has registered the sender: Ireland blocks all others.',
  url: 'The address of the gateway begins with https:// and is one of the web.',
  template: 'What the gateway is sent must be a JSON object.',
  placeholder: 'It needs {{to}} and {{text}}, may have {{from}} and {{id}}, and no other placeholder.',
};
