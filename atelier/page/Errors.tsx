/** What is wrong with a value, where it stands. */
export const Errors = ({ id, messages }: { id: string; messages: string[] }) => (
  <div id={`${id}.message`} aria-live="polite">
    {messages.map((message) => (
      <p key={message} className="error">
        {message}
      </p>
    ))}
  </div>
)
